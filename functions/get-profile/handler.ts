import { accountPageEndpoint } from '../../shared/http/endpoint.ts';
import { profilePage } from '../../shared/pages/profile-page.tsx';

export const handler = accountPageEndpoint(({ caller }) => ({ page: profilePage({ account: caller }) }));
