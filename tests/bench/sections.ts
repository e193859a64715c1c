import { alertDay } from './alert-day.ts'
import { employeeImport } from './employee-import.ts'
import { flushUnderFaults } from './flush-faults.ts'
import { liveQuery } from './live-query.ts'
import { manyAlerts } from './many-alerts.ts'
import { policyMatrix } from './policy-matrix.ts'
import { posture } from './posture.ts'
import { posturePage } from './posture-page.ts'
import { postureServer } from './posture-server.ts'
import { scaling } from './scaling.ts'
import { scopeLoss } from './scope-loss.ts'
import type { Section } from './section.ts'
import { serverLoad } from './server-load.ts'
import { signOut } from './sign-out.ts'
import { start } from './start.ts'
import { takeover } from './takeover.ts'
import { vendors } from './vendors.ts'

/** The parts of the bench that run by themselves, by the name that `--only` knows. */
export const SECTIONS = {
  w4f: flushUnderFaults,
  w6: liveQuery,
  w7: scopeLoss,
  w8: takeover,
  w9: signOut,
  start,
  load: serverLoad,
  scaling,
  posture,
  posturePage,
  postureServer,
  alertDay,
  manyAlerts,
  policyMatrix,
  employeeImport,
  vendors,
} satisfies Record<string, Section>
export type SectionName = keyof typeof SECTIONS
