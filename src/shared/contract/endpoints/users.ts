import { defineEndpoint } from '../endpoint.ts'
import { loginDataSchema } from '../login-data.ts'

export const userEndpoints = {
  getLoginData: defineEndpoint({
    method: 'GET',
    path: '/user/login-data',
    summary: 'The signed-in user, their permissions and companies.',
    access: 'signedIn',
    answer: loginDataSchema,
  }),
} as const
