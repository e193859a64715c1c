import { fileLinkSchema } from '#shared/contract/endpoints/files.ts'
import {
  AGREEMENT_KEY,
  type AgreementStatus,
  agreementStatusSchema,
} from '#shared/domain/agreements/agreement.ts'
import { type AgreementFile, NobodyAnswered } from '#client/features/agreement/agreement.machine.ts'
import { ApiRefusal, askApi } from './ask-api.ts'

const pathOf = (userId: string) => `/user/${userId}/agreement`

/** Whether the newest version was accepted. Rejects with `NobodyAnswered` or an `ApiRefusal`. */
export async function checkAgreement(userId: string): Promise<AgreementStatus> {
  const answer = await askApi('GET', pathOf(userId)).catch((cause: unknown) => {
    const isUnanswered = cause instanceof ApiRefusal && cause.code === 'unreachable'
    throw isUnanswered ? new NobodyAnswered('The server cannot be reached', { cause }) : cause
  })
  return agreementStatusSchema.parse(answer)
}

/** The document, by an address that is good for a few minutes. */
export async function loadAgreement(): Promise<AgreementFile> {
  const { url } = fileLinkSchema.parse(
    await askApi('POST', '/tools/s3/token', { action: 'get', key: AGREEMENT_KEY }),
  )
  const response = await fetch(url, { cache: 'no-store' })
  if (!response.ok) throw new ApiRefusal('unreachable')
  return new Uint8Array(await response.arrayBuffer())
}

/** Accepts the version that was shown: for the first time, or after an older one. */
export async function saveAgreement(
  userId: string,
  { latestVersion, signedVersion }: AgreementStatus,
): Promise<void> {
  const acceptance = { agreementSigned: true, latestVersion }
  if (signedVersion === null) await askApi('POST', pathOf(userId), acceptance)
  else await askApi('PUT', pathOf(userId), acceptance)
}
