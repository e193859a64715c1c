import { compileTenant, simulate } from '#shared/domain/conditional-access/simulate/simulate.ts'
import { standardSignIns } from '#shared/domain/conditional-access/simulate/standard-sign-ins.ts'
import { createRandom } from '#server/demo/random.ts'
import { randomTenant } from './policy-matrix-data.ts'
import { row, type Section } from './section.ts'
import { check } from './setting.ts'
import { median } from './statistics.ts'

const TENANTS = 500
/** As the issue of the matrix has it, in milliseconds. */
const AIM = 1000

const ground = { emergencyId: undefined, partnerTenantId: undefined, foreignCountry: 'KP' }

/** Every standard sign-in against every tenant, as a device does it when the matrix opens. */
export const policyMatrix: Section = {
  title: 'Standard sign-ins against the policies of every tenant',
  about: `${TENANTS} tenants with 8 to 20 policies of every kind and 6 named locations each, in Node, on one core: made ready, and then asked with every standard sign-in. The median of the rounds.`,
  async run({ rounds }) {
    const random = createRandom(11)
    const tenants = Array.from({ length: TENANTS }, () => randomTenant(random))
    const signIns = standardSignIns(ground).map(({ signIn }) => signIn)
    const [compiling, asking, whole]: [number[], number[], number[]] = [[], [], []]
    let kept = 0
    for (let round = 0; round < Math.max(rounds, 3); round++) {
      const began = performance.now()
      const compiled = tenants.map(compileTenant)
      const ready = performance.now()
      const outcomes = compiled.flatMap((tenant) => signIns.map((signIn) => simulate(tenant, signIn).result))
      const ended = performance.now()
      kept = outcomes.filter((result) => result === 'blocked' || result === 'lockedOut').length
      compiling.push(ready - began)
      asking.push(ended - ready)
      whole.push(ended - began)
    }
    check(kept > 0 && kept < TENANTS * signIns.length, 'some are kept out and some are not')
    return {
      columns: ['measured'],
      rows: [
        row(`${TENANTS} tenants made ready`, median(compiling)),
        row(`${signIns.length} sign-ins of each`, median(asking)),
        row('both', median(whole), 'ms', AIM),
      ],
    }
  },
}
