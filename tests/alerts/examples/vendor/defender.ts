import { type Example, only } from '../example.ts'
import { defenderAlert, incident, policyAlert, serviceIssue } from '../records/defender.ts'

const services: readonly (readonly [id: string, serviceSource: string])[] = [
  ['defender-endpoint', 'microsoftDefenderForEndpoint'],
  ['defender-identity', 'microsoftDefenderForIdentity'],
  ['defender-cloud-apps', 'microsoftDefenderForCloudApps'],
  ['defender-office', 'microsoftDefenderForOffice365'],
  ['defender-xdr', 'microsoft365Defender'],
  ['defender-app-governance', 'microsoftAppGovernance'],
  ['defender-data-loss', 'dataLossPrevention'],
  ['defender-cloud', 'microsoftDefenderForCloud'],
  ['defender-sentinel', 'microsoftSentinel'],
  ['defender-insider-risk', 'microsoftInsiderRiskManagement'],
  ['defender-identity-protection', 'azureAdIdentityProtection'],
]

const ofService = (id: string, service: string, another: string): Example => ({
  id,
  records: [defenderAlert(service)],
  severity: 'high',
  misses: {
    'of another service': only(defenderAlert(another)),
    'that is resolved': only(defenderAlert(service, 'resolved')),
  },
})

export const defender: readonly Example[] = [
  ...services.map(([id, service]) => ofService(id, service, 'microsoftThreatIntelligence')),
  ofService('defender-other', 'microsoftThreatIntelligence', 'microsoftSentinel'),
  {
    id: 'defender-office',
    records: [policyAlert()],
    severity: 'informational',
    misses: { 'that is resolved': only(policyAlert('Resolved')) },
  },
  {
    id: 'defender-incident',
    records: [incident()],
    misses: { 'that is resolved': only(incident('resolved')) },
  },
  {
    id: 'service-issue',
    records: [serviceIssue()],
    severity: 'medium',
    misses: { 'that is resolved': only(serviceIssue(true)) },
  },
]
