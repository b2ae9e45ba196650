import type { JSONSchema } from 'json-schema-to-ts';

/** The paging parameters that every list takes (contract 6). */
export const pagingProperties = {
  limit: { type: 'integer', minimum: 1, maximum: 1000, description: 'At most so many; everything when not given' },
  cursor: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    description: 'Where the last answer left off (its X-Next-Cursor)',
  },
} as const satisfies Record<string, JSONSchema>;
