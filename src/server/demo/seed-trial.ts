import { randomBytes } from 'node:crypto'
import { generatePassword } from '#shared/domain/identity/password.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { fullMember, type User } from '#shared/domain/users/user.ts'
import { buildDemo, type Demo } from './demo-organization.ts'
import { createRandom } from './random.ts'
import { fillOrganization, type SeedParts } from './seed-demo.ts'

export const TRIAL_EMAIL = 'trial@demo.castellan.example'

/** Far from any seed that somebody chooses, so that nothing has the id of something in the demo organization. */
const SEED = 4_700_470_047

/** A small organization that everybody may look at and nobody changes (PERM-24). */
export function buildTrial(): Demo {
  const demo = buildDemo({ seed: SEED, customers: 5, employees: 60 })
  return {
    ...demo,
    organization: { ...demo.organization, name: 'Trial Managed Services' },
    features: demo.features.map((flag) => (flag.id === 'test-account' ? { ...flag, enabled: true } : flag)),
  }
}

/** Puts the organization of the shared trial account on the test site, unless it is there. Its password is nobody's. */
export async function seedTrial(parts: SeedParts, email: string): Promise<void> {
  const trial = buildTrial()
  const { id: organization } = trial.organization
  const user: User = {
    id: createRandom(SEED + 1).uuid(),
    organization,
    email,
    first_name: 'Tria',
    last_name: 'Trial',
    role: 'Admin',
    permissions: permissionsOf('Admin', {}),
    ...fullMember(),
  }
  await parts.createUser({
    id: user.id,
    email,
    password: generatePassword((count) => randomBytes(count)),
    givenName: user.first_name,
    familyName: user.last_name,
    isShared: true,
  })
  const existing = await parts.db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organization)
    .executeTakeFirst()
  if (!existing) await fillOrganization(parts, trial, [user])
}
