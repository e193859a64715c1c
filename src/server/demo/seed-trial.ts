import { randomBytes } from 'node:crypto'
import { generatePassword } from '#shared/domain/identity/password.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { fullMember } from '#shared/domain/users/user.ts'
import { buildDemo, type Demo } from './demo-organization.ts'
import type { Inhabited } from './demo-people.ts'
import { createRandom } from './random.ts'
import { fillOrganization, type SeedParts } from './seed-demo.ts'

export const TRIAL_EMAIL = 'trial@demo.castellan.example'

/** Far from any seed that somebody chooses, so that nothing has the id of something in the demo organization. */
const SEED = 4_700_470_047

/** A small organization that everybody may look at and nobody changes (PERM-24). */
export function buildTrial(moment: number): Demo {
  const demo = buildDemo({ seed: SEED, customers: 5, employees: 60 }, moment)
  return {
    ...demo,
    organization: { ...demo.organization, name: 'Trial Managed Services' },
    features: demo.features.map((flag) => (flag.id === 'test-account' ? { ...flag, enabled: true } : flag)),
  }
}

/** That organization with the one account that everybody shares. */
export const inhabitTrial = (trial: Demo, email: string): Inhabited => ({
  demo: trial,
  owners: [
    {
      id: createRandom(SEED + 1).uuid(),
      organization: trial.organization.id,
      email,
      first_name: 'Tria',
      last_name: 'Trial',
      role: 'Admin',
      permissions: permissionsOf('Admin', {}),
      ...fullMember(),
    },
  ],
  colleagues: [],
})

/** Puts the organization of the shared trial account on the test site, unless it is there. Its password is nobody's. */
export async function seedTrial(parts: SeedParts, { demo, owners }: Inhabited): Promise<void> {
  for (const { id, email, first_name: givenName, last_name: familyName } of owners)
    await parts.createUser({
      id,
      email,
      password: generatePassword((count) => randomBytes(count)),
      givenName,
      familyName,
      isShared: true,
    })
  const existing = await parts.db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', demo.organization.id)
    .executeTakeFirst()
  if (!existing) await fillOrganization(parts, demo, owners)
}
