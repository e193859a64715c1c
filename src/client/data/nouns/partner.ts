import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { partnerActs, partnerEndpoints } from '#shared/contract/endpoints/integrations/partner.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import {
  BULK_DISCOVER_TASK,
  type NewRelationship,
  type PartnerConnection,
  type PartnerRelationship,
  type PartnerTask,
  type PartnerTenant,
} from '#shared/domain/partner/partner.ts'
import type { Caller, Device } from '../device/device.ts'
import { readShared } from '../rows/read.ts'
import { type ConsentAnswer, givenAnswer } from './consent/consent-channel.ts'
import type { ConsentWay } from './consent/consent.ts'
import { createConsentSignIns } from './consent/consent-sign-ins.ts'

/** What this device knows of the Microsoft partner; nothing for who does not see all companies. */
export interface KnownPartner {
  connection: PartnerConnection | undefined
  relationships: PartnerRelationship[]
  tenants: PartnerTenant[]
  /** The newest. */
  task: PartnerTask | undefined
  /** Which company is connected to a tenant, by whatever way, by the tenant. */
  integrations: ReadonlyMap<string, Integration>
}

export const watchPartner = (device: Device): Observable<KnownPartner> =>
  from(
    liveQuery(() =>
      Promise.all([
        readShared(device, 'partnerConnection'),
        readShared(device, 'partnerRelationship'),
        readShared(device, 'partnerTenant'),
        readShared(device, 'partnerTask'),
        readShared(device, 'integration'),
      ]),
    ),
  ).pipe(
    map(([connections, relationships, tenants, tasks, integrations]) => {
      const rowsOf = <Row>(known: ReadonlyMap<string, { row: Row }>) =>
        [...known.values()].map(({ row }) => row)
      return {
        connection: rowsOf(connections)[0],
        relationships: rowsOf(relationships),
        tenants: rowsOf(tenants),
        task: rowsOf(tasks).toSorted((a, b) => b.requested_at.localeCompare(a.requested_at))[0],
        integrations: new Map(
          rowsOf(integrations)
            .filter(({ type }) => type === TENANT_APPLICATION)
            .map((each) => [each.tenant_id, each]),
        ),
      }
    }),
  )

/** Where an administrator of the partner consents, and signs in after that. */
async function askPartnerConsent({ call, notes }: Pick<Device, 'call' | 'notes'>): Promise<ConsentPage> {
  const page = await call(partnerActs.askConsent, { body: { action: 'cspAuth' } })
  createConsentSignIns(notes).note(page.state, page.signInUrl)
  return page
}

/** Hands in what came back from there. */
const completePartnerConsent = (
  { call }: Caller,
  answer: ConsentAnswer,
): Promise<Pick<PartnerConnection, 'state'>> =>
  call(partnerActs.completeConsent, { body: { action: 'hybridToken', ...givenAnswer(answer) } })

/** The consent of the administrator of a partner. */
export const partnerConsent: ConsentWay = {
  ask: askPartnerConsent,
  complete: completePartnerConsent,
  declined: 'consentRefused',
}

export async function refreshPartner({ call }: Caller, integrationId: string): Promise<void> {
  await call(partnerEndpoints.refreshPartner, { params: { integrationId } })
}

export async function disconnectPartner({ call }: Caller, integrationId: string): Promise<void> {
  await call(partnerEndpoints.deletePartner, { params: { integrationId } })
}

/** Makes a relationship, whose link is then sent to a customer. */
export const createRelationship = (
  { call }: Caller,
  integrationId: string,
  body: NewRelationship,
): Promise<PartnerRelationship> => call(partnerEndpoints.addRelationship, { params: { integrationId }, body })

export async function deleteRelationship(
  { call }: Caller,
  { id, connection_id: integrationId }: PartnerRelationship,
): Promise<void> {
  await call(partnerEndpoints.deleteRelationship, { params: { integrationId, id } })
}

/** Maps tenants to companies; null makes one. */
export async function mapTenants(
  { call }: Caller,
  integrationId: string,
  tenants: { tenantId: string; customerId: string | null }[],
): Promise<void> {
  await call(partnerEndpoints.addPartnerTask, {
    params: { integrationId },
    body: { taskShortName: BULK_DISCOVER_TASK, tenants },
  })
}
