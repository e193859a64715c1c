import { deployMutants } from './conditional-access/deploy-mutants.ts'
import { policyMutants } from './conditional-access/policy-mutants.ts'
import { accessMutants } from './server/access-mutants.ts'
import { alertMutants } from './server/alert-mutants.ts'
import { deviceMutants } from './server/device-mutants.ts'

/** The bugs that tests have to find, by what they are in; those of the sync engine are the simulation's own. */
export const mutantsBy = {
  access: accessMutants,
  alerts: alertMutants,
  deployments: deployMutants,
  devices: deviceMutants,
  policies: policyMutants,
} as const

export const mutants = Object.values(mutantsBy).flat()
