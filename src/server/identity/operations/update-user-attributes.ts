import { z } from 'zod'
import { ownerOfAccessToken } from '../tokens/access-token.ts'
import { defineOperation, members } from './operation.ts'
import { attributesOf, requireWritable, storeAttributes } from '../user-attributes.ts'

const input = z.object({ AccessToken: members.AccessToken, UserAttributes: members.UserAttributes })

export const updateUserAttributes = defineOperation(input, async (pool, { AccessToken, UserAttributes }) => {
  const attributes = attributesOf(UserAttributes)
  requireWritable(attributes)
  await storeAttributes(pool, await ownerOfAccessToken(pool, AccessToken), attributes)
  return { CodeDeliveryDetailsList: [] }
})
