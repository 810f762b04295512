// What `hashi.server.pages.texts` makes of the messages of a language.
export const clauses: Record<string, string>;
export function has(name: string): boolean;
export function say(name: string, facts?: object): string;
