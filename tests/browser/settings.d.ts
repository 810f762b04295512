// What `settings.js`, which is no module, leaves for the modules.
interface Window {
  hashiSettings: {
    read(): Record<string, any>;
    write(settings: Record<string, any>): void;
  };
}
