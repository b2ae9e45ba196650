import { schema as ofTheService } from '../../../../functions/save-conversation/schema.ts';

export const schema = ofTheService;
