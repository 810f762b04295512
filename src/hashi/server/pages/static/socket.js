// The connection to the table: it comes back by itself, and answers each command.
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** How the server ends a line for good: the seat is someone else's now, or the table cannot be loaded. */
const NO_LONGER = 1000;
const NO_TABLE = 4503;
/** Milliseconds after which a command that was not answered means that the line is dead. */
const PATIENCE = 6000;

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Command} Command */
/** @typedef {"out-about"|"out-seat-lost"|"table-broken"} Why There will be no other line. */

export class Socket {
  /**
   * @param {string} table
   * @param {{message: (said: Message) => void, down: () => void, out: (why: Why) => void}} on
   * @param {number} [patience]
   */
  constructor(table, on, patience = PATIENCE) {
    this.table = table;
    this.patience = patience;
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
    this.on = on;
    this.asked = 0;
    /** @type {Map<number, {resolve: () => void, reject: (refused: object) => void}>} */
    this.waiting = new Map();
    this.wait = FIRST_WAIT;
    this.isOut = false;
    this.line = this.connect();
    // A line that has gone dead stays open for minutes: the browser knows earlier.
    addEventListener("offline", () => this.lose(this.line));
    addEventListener("online", () => this.comeBack());
  }

  connect() {
    const line = new WebSocket(this.url);
    let isHeard = false;
    line.onmessage = (event) => {
      isHeard = true;
      this.wait = FIRST_WAIT;
      this.hear(JSON.parse(event.data));
    };
    line.onclose = async ({ code }) => {
      if (code === NO_TABLE) this.lose(line, "table-broken");
      else if (code === NO_LONGER) this.lose(line, "out-seat-lost");
      else this.lose(line, !isHeard && (await this.isShutOut()) ? "out-about" : null);
    };
    return line;
  }

  /** Whether there is nothing for us here: a line that was refused does not say why. */
  async isShutOut() {
    const answer = await fetch(`/api/tables/${this.table}`).catch(() => null);
    return answer?.status === 403;
  }

  /** Give a line up, and try another one soon, unless there will be none. @param {WebSocket} line @param {Why|null} [why] */
  lose(line, why = null) {
    if (line.onclose === null) return;
    line.onclose = line.onmessage = null;
    line.close();
    for (const { reject } of this.waiting.values()) reject({ code: "lost", facts: {} });
    this.waiting.clear();
    this.isOut = Boolean(why);
    if (why) {
      this.on.out(why);
      return;
    }
    this.on.down();
    setTimeout(() => this.comeBack(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  comeBack() {
    if (this.line.onclose === null && navigator.onLine && !this.isOut) this.line = this.connect();
  }

  /** @param {Message} said */
  hear(said) {
    const id = "id" in said ? said.id : null;
    const answer = id === null ? null : this.waiting.get(id);
    if (id !== null && answer) {
      this.waiting.delete(id);
      if (said.type === "ok") answer.resolve();
      else answer.reject(said);
    } else {
      this.on.message(said);
    }
  }

  /** @param {Command} command @returns {Promise<void>} */
  ask(command) {
    const { line } = this;
    if (line.readyState !== WebSocket.OPEN) return Promise.reject({ code: "lost", facts: {} });
    this.asked += 1;
    const id = this.asked;
    line.send(JSON.stringify({ id, command }));
    // A bot may think for longer about a hint.
    if (command.do !== "hint")
      setTimeout(() => {
        if (this.waiting.has(id)) this.lose(line);
      }, this.patience);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}
