import { z } from 'zod'
import { userOfAccessToken } from './access-token.ts'
import { defineOperation, members } from './operation.ts'

const input = z.object({ AccessToken: members.AccessToken })

export const getUser = defineOperation(input, async (pool, { AccessToken }) => {
  const { sub, email, attributes } = await userOfAccessToken(pool, AccessToken)
  return {
    Username: sub,
    UserAttributes: Object.entries({ sub, email, ...attributes }).map(([Name, Value]) => ({ Name, Value })),
  }
})
