import { agreementEndpoints } from '#shared/contract/endpoints/agreements.ts'
import { fileEndpoints } from '#shared/contract/endpoints/files.ts'
import { AGREEMENT_KEY, type AgreementStatus } from '#shared/domain/agreements/agreement.ts'
import { ApiError } from '../call/api-error.ts'
import type { Caller, Device } from '../device/device.ts'

type Signatory = Pick<Device, 'call' | 'login'>

const own = ({ login }: Signatory) => ({ id: login.userData.id })

/** Whether the signed-in person has accepted the newest version. */
export const checkAgreement = (device: Signatory): Promise<AgreementStatus> =>
  device.call(agreementEndpoints.getAgreement, { params: own(device) })

/** The document, by an address that is good for a few minutes. */
export async function loadAgreement({ call }: Caller): Promise<Uint8Array<ArrayBuffer>> {
  const { url } = await call(fileEndpoints.getFileLink, { body: { action: 'get', key: AGREEMENT_KEY } })
  const response = await fetch(url, { cache: 'no-store' })
  if (!response.ok) throw new ApiError('foreign', { status: response.status })
  return new Uint8Array(await response.arrayBuffer())
}

/** Accepts the version that was shown: for the first time, or after an older one. */
export async function saveAgreement(
  device: Signatory,
  { latestVersion, signedVersion }: AgreementStatus,
): Promise<void> {
  const { signAgreement, renewAgreement } = agreementEndpoints
  const acceptance = { agreementSigned: true as const, latestVersion }
  const input = { params: own(device), body: acceptance }
  if (signedVersion === null) await device.call(signAgreement, input)
  else await device.call(renewAgreement, input)
}
