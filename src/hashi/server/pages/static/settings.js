// How this browser likes its pages. Loaded before they are painted, so that nothing flashes.
(() => {
  const KEY = "hashi-settings";
  const USUAL = {
    theme: "auto",
    text: "usual",
    hand: "right",
    motion: "auto",
    sound: false,
    speech: false,
    notify: false,
  };
  const read = () => {
    try {
      return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    } catch {
      return { ...USUAL };
    }
  };
  /** @param {Record<string, any>} settings */
  const apply = (settings) => {
    for (const name of ["theme", "text", "hand", "motion"])
      document.documentElement.dataset[name] = settings[name];
  };
  window.hashiSettings = {
    read,
    write(settings) {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
      apply(settings);
      document.dispatchEvent(new Event("hashi-settings"));
    },
  };
  apply(read());
})();
