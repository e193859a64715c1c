import { simulate, type Result } from '#shared/domain/conditional-access/simulate/simulate.ts'
import {
  type StandardSignIn,
  standardSignIns,
} from '#shared/domain/conditional-access/simulate/standard-sign-ins.ts'
import { gravityOf, type NotAsked, type TenantOrReason } from './answers.ts'

/** What comes of one standard sign-in. */
export interface MatrixCell {
  result: Result
  perhaps: Result | undefined
}

/** A company against every standard sign-in, by their ids. */
export interface MatrixAnswers {
  cells: ReadonlyMap<string, MatrixCell>
  /** How many of them are let in with nothing demanded, for certain. */
  open: number
}
export type MatrixOrReason = MatrixAnswers | { reason: NotAsked }

/** Asks a company with every standard sign-in; of several emergency accounts the gravest outcome is told. Pure. */
export function matrixOf(tenant: TenantOrReason, foreignCountry: string): MatrixOrReason {
  if ('reason' in tenant) return tenant
  const { emergencyIds, emergencyGroups } = tenant.ground
  const ask = (emergencyId: string | undefined) =>
    standardSignIns({
      emergencyId,
      emergencyGroups:
        emergencyId === undefined ? undefined : emergencyGroups?.get(emergencyId.toLowerCase()),
      partnerTenantId: undefined,
      foreignCountry,
    })
  const [first, ...others] = emergencyIds
  const cells = new Map<string, MatrixCell>()
  const told = [...ask(first), ...others.flatMap((id) => ask(id).filter(isOfEmergency))]
  for (const each of told) {
    // Where nobody knows such an account nothing can be said of one.
    if (isOfEmergency(each) && first === undefined) continue
    const { result, perhaps } = simulate(tenant.compiled, each.signIn)
    const before = cells.get(each.id)
    if (!before || gravityOf(before) < gravityOf({ result, perhaps })) cells.set(each.id, { result, perhaps })
  }
  return { cells, open: [...cells.values()].filter(isOpen).length }
}

const isOfEmergency = ({ id }: StandardSignIn) => id.startsWith('emergency/')
const isOpen = ({ result, perhaps }: MatrixCell) => result === 'granted' && perhaps === undefined

/** A company as the matrix lists it. */
export interface MatrixRow {
  id: string
  company: string
  answers: MatrixOrReason
}
