/**
 * How long the SDK waits for a connection and for an answer: its three attempts end before a function does, so that a client
 * gets an answer also from behind a service that accepts and says nothing.
 */
export const TIMEOUTS = {
  requestHandler: { connectionTimeout: 2000, requestTimeout: 2000, throwOnRequestTimeout: true },
};
