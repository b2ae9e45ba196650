/** Who speaks: the customer, whoever answers for the business, or neither. */
export type Role = 'user' | 'assistant' | 'system';
