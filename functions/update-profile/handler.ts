import { updateProfile } from '../../shared/account/account-store.ts';
import { accountFormEndpoint } from '../../shared/http/endpoint.ts';
import { profilePage } from '../../shared/pages/profile-page.tsx';
import { timestamp } from '../../shared/time.ts';
import { schema } from './schema.ts';

export const handler = accountFormEndpoint({
  schema,
  page: (shown, { caller }) => profilePage({ account: caller, ...shown }),
  answer: async ({ body }, { caller }) => {
    const isEmpty = Object.keys(body).length === 0;
    const account = isEmpty ? caller : await updateProfile(caller, body, timestamp(new Date()));
    return { page: profilePage({ account, saved: true }) };
  },
});
