import { z } from 'zod'
import { defineOperation, members } from './operation.ts'
import { requireClient } from '../pool.ts'
import { refreshedTokens } from '../tokens/tokens.ts'

const input = z.object({ ClientId: members.ClientId, RefreshToken: members.Token })

export const getTokensFromRefreshToken = defineOperation(
  input,
  async (pool, { ClientId, RefreshToken }, caller) => {
    requireClient(pool, ClientId)
    return { AuthenticationResult: await refreshedTokens(pool, RefreshToken, caller) }
  },
)
