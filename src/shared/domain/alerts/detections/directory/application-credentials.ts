import type { Detection } from '../../detection.ts'
import { readJson, textsIn } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { onActivity } from './directory-activity.ts'

const PAGE =
  'https://learn.microsoft.com/entra/architecture/security-operations-applications#application-credentials'

/** Of a secret or certificate as the log describes it. */
const identifierOf = (text: string) => /KeyIdentifier=([^,\]]+)/i.exec(text)?.[1]?.toLowerCase() ?? text

/** False where the log lists the keys before and after and none of these is new: one was taken away. */
function mayHoldNewKey({ changes }: DirectoryChangeEvent): boolean {
  const keys = changes.filter(({ name }) =>
    /KeyDescription|KeyCredential|PasswordCredential|^Credential$/i.test(name),
  )
  if (keys.length === 0) return true
  return keys.some(({ before, after }) => {
    const known = new Set(textsIn(readJson(before)).map(identifierOf))
    return textsIn(readJson(after)).some((key) => !known.has(identifierOf(key)))
  })
}

const isNew = (event: DirectoryChangeEvent) =>
  event.actor?.kind !== 'microsoft' && mayHoldNewKey(event) ? {} : undefined

export const applicationCredentials: readonly Detection[] = [
  onActivity('Add service principal credentials', {
    guide: 'appSecret',
    severity: 'high',
    isOnByDefault: true,
    link: PAGE,
    judge: isNew,
  }),
  onActivity('Update application - Certificates and secrets management', {
    guide: 'appSecret',
    severity: 'medium',
    isOnByDefault: true,
    also: ['Add application credentials'],
    link: PAGE,
    judge: isNew,
  }),
]
