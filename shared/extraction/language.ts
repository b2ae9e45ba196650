/** Everything the service knows about one language. Adding a language is adding one such file and its tests. */
export type Language = {
  /** BCP 47 primary subtag. */
  code: string;
  /** How a line of a transcript names its speaker ("Agent: …"), in lower case and without the colon. */
  transcript: { user: readonly string[]; assistant: readonly string[]; system: readonly string[] };
};
