import { severityOfLevel } from '../../alert-severity.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { fact } from '../../facts.ts'

const OPEN_STATES = ['atrisk', 'confirmedcompromised']

/** What sums up things that have detections of their own; off, so that nothing is told twice. */
export const statesAndIncidents: readonly Detection[] = [
  defineDetection({
    id: 'account-at-risk',
    kinds: ['riskState'],
    sources: ['riskyUsers', 'riskyServicePrincipals'],
    guide: 'takenAccount',
    severity: 'high',
    isVariable: true,
    license: 'entraP2',
    isOnByDefault: false,
    link: 'https://learn.microsoft.com/entra/id-protection/howto-identity-protection-investigate-risk',
    match: ({ state, level }) =>
      OPEN_STATES.includes(state.toLowerCase())
        ? {
            severity: /confirmed/i.test(state) ? 'high' : severityOfLevel(level),
            facts: [fact('riskState', state), fact('riskLevel', level)],
          }
        : undefined,
  }),
  defineDetection({
    id: 'defender-incident',
    kinds: ['incident'],
    sources: ['defenderIncidents'],
    guide: 'vendorAlert',
    severity: 'medium',
    isVariable: true,
    license: 'defender',
    isOnByDefault: false,
    link: 'https://learn.microsoft.com/defender-xdr/incidents-overview',
    match: ({ title, severity, isClosed }) =>
      isClosed ? undefined : { severity: severityOfLevel(severity), facts: [fact('title', title)] },
  }),
  defineDetection({
    id: 'service-issue',
    kinds: ['serviceIssue'],
    sources: ['serviceHealth'],
    guide: 'serviceIssue',
    severity: 'low',
    isVariable: false,
    license: 'free',
    isOnByDefault: false,
    link: 'https://learn.microsoft.com/microsoft-365/enterprise/view-service-health',
    match: ({ title, service, classification, isClosed }) =>
      isClosed
        ? undefined
        : {
            severity: classification?.toLowerCase() === 'incident' ? 'medium' : 'low',
            facts: [fact('service', service), fact('title', title)],
          },
  }),
]
