/** Read and write capacity units since this function started; every answer of DynamoDB adds to them. */
export const consumed = { read: 0, write: 0 };
