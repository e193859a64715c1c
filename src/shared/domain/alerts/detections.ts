import type { Detection } from './detection.ts'
import { administratorsTouched } from './detections/directory/administrators-touched.ts'
import { applicationCredentials } from './detections/directory/application-credentials.ts'
import { applicationPermissions } from './detections/directory/application-permissions.ts'
import { conditionalAccessChanged } from './detections/directory/conditional-access-changed.ts'
import { directoryActivities } from './detections/directory/directory-activities.ts'
import { federation } from './detections/directory/federation.ts'
import { otherChanges } from './detections/directory/other-changes.ts'
import { roleGained } from './detections/directory/role-gained.ts'
import { secondFactor } from './detections/directory/second-factor.ts'
import { duoAdministration } from './detections/duo/duo-administration.ts'
import { secondFactorPrompts } from './detections/duo/second-factor-prompts.ts'
import { accountChanges } from './detections/google/account-changes.ts'
import { accountWarnings } from './detections/google/account-warnings.ts'
import { googleAdministration } from './detections/google/administration.ts'
import { googleApps } from './detections/google/google-apps.ts'
import { hygieneFindings } from './detections/hygiene/hygiene-findings.ts'
import { exchangeAdministration } from './detections/operations/exchange-administration.ts'
import { filesAndTeams } from './detections/operations/files-and-teams.ts'
import { inboxRules } from './detections/operations/inbox-rules.ts'
import { mailReading } from './detections/operations/mail-reading.ts'
import { mailboxAccess } from './detections/operations/mailbox-access.ts'
import { platformMatters } from './detections/own/platform-matters.ts'
import { postureRegressions } from './detections/own/posture-regressions.ts'
import { foreignBursts } from './detections/sign-in/foreign-bursts.ts'
import { foreignSignIns } from './detections/sign-in/foreign-sign-ins.ts'
import { guardedAccounts } from './detections/sign-in/guarded-accounts.ts'
import { guessing } from './detections/sign-in/guessing.ts'
import { impossibleTravel } from './detections/sign-in/impossible-travel.ts'
import { riskySignIns } from './detections/sign-in/risky-sign-ins.ts'
import { stolenSessions } from './detections/sign-in/stolen-sessions.ts'
import { weakSignIns } from './detections/sign-in/weak-sign-ins.ts'
import { defenderAlerts } from './detections/vendor/defender-alerts.ts'
import { mailThreats } from './detections/vendor/mail-threats.ts'
import { riskDetections } from './detections/vendor/risk-detections.ts'
import { statesAndIncidents } from './detections/vendor/states-and-incidents.ts'

/** All of them. Of several that tell the same thing equally severely, the first one is told. */
export const detections: readonly Detection[] = [
  ...riskDetections,
  ...riskySignIns,
  ...foreignSignIns,
  ...foreignBursts,
  ...guardedAccounts,
  ...weakSignIns,
  ...stolenSessions,
  ...guessing,
  impossibleTravel,
  ...roleGained,
  ...conditionalAccessChanged,
  ...secondFactor,
  ...federation,
  ...applicationPermissions,
  ...applicationCredentials,
  ...administratorsTouched,
  ...directoryActivities,
  ...otherChanges,
  ...inboxRules,
  ...mailboxAccess,
  ...mailReading,
  ...exchangeAdministration,
  ...filesAndTeams,
  ...defenderAlerts,
  ...mailThreats,
  ...statesAndIncidents,
  ...accountWarnings,
  ...accountChanges,
  ...googleAdministration,
  ...googleApps,
  ...secondFactorPrompts,
  ...duoAdministration,
  ...hygieneFindings,
  ...platformMatters,
  ...postureRegressions,
]
