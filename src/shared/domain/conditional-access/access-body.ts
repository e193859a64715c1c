import { v5 as uuidv5 } from 'uuid'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { type AccessBody, accessBodySchema } from './access-task.ts'
import { canonicalForm } from './compare-policies.ts'
import { policyBodySchema } from './policy.ts'
import { VENDOR_MEMBERS } from './vendor-members.ts'

const NAMESPACE = '8d3a4f0b-6b0c-4a55-9a3f-2f0f5f0c1b6e'

/** Equal for bodies that mean the same, in either form: what a person saw, against what stands there now. */
export const accessFingerprint = (body: unknown): string =>
  uuidv5(canonicalJson(canonicalForm(body)), NAMESPACE)

/** A policy as somebody may write it: without what only the vendor says of it. Throws where it has not the shape of one. */
export const bodyOf = (value: unknown): AccessBody =>
  accessBodySchema.parse(
    Object.fromEntries(
      Object.entries(policyBodySchema.parse(value)).filter(([name]) => !VENDOR_MEMBERS.includes(name)),
    ),
  )
