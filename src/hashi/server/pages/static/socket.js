// The connection to the table: it comes back by itself, and answers each command.
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Socket {
  /**
   * @param {string} table
   * @param {{message: (said: any) => void, down: () => void}} on
   */
  constructor(table, on) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
    this.on = on;
    this.asked = 0;
    this.waiting = new Map();
    this.wait = FIRST_WAIT;
    this.connect();
  }

  connect() {
    this.line = new WebSocket(this.url);
    this.line.onopen = () => {
      this.wait = FIRST_WAIT;
    };
    this.line.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.line.onclose = () => {
      for (const { reject } of this.waiting.values()) reject({ code: "lost", facts: {} });
      this.waiting.clear();
      this.on.down();
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  hear(said) {
    const answer = this.waiting.get(said.id);
    if (answer) {
      this.waiting.delete(said.id);
      if (said.type === "ok") answer.resolve();
      else answer.reject(said);
    } else {
      this.on.message(said);
    }
  }

  /** @param {object} command @returns {Promise<void>} */
  ask(command) {
    if (this.line.readyState !== WebSocket.OPEN) return Promise.reject({ code: "lost", facts: {} });
    this.asked += 1;
    const id = this.asked;
    this.line.send(JSON.stringify({ id, command }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}
