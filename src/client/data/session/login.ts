import { userEndpoints } from '#shared/contract/endpoints/users.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import type { Caller } from '../device/device.ts'

/** Who is signed in and what they may, as the server says at this moment. */
export const readLogin = ({ call }: Caller): Promise<LoginData> => call(userEndpoints.getLoginData)
