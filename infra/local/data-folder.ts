/** What lies in the data folder of the local service, and what its table is called. */
export const TABLE_NAME = 'intake-local';
export const TABLE_FILE = 'table.sqlite';
/** While the service runs: the address of the engine that holds the table. */
export const ENGINE_FILE = 'engine-url';
/** What cursors and keys of conversations are signed with; made by the first start. */
export const SECRET_FILE = 'server-secret';
/** The key for the tracking provider; whoever wants to track puts it there. */
export const TRACKING_KEY_FILE = 'tracking-api-key';
/** The key for the server of a large language model, where it wants one. */
export const READER_KEY_FILE = 'reader-api-key';
/** The queue of what is to be sent to webhooks. */
export const QUEUE_TABLE_NAME = 'intake-local-webhooks';
/** While the service runs: the address of what stands in for AWS's queue. */
export const AWS_FILE = 'aws-url';
/** The beginning of the files with the secrets of webhooks. */
export const WEBHOOK_SECRET_FILE = 'webhook-secret-';
