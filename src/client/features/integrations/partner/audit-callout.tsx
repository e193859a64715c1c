import { chakra } from '@chakra-ui/react'
import { RECOMMENDED_ROLES, ROLE_AREAS } from '#shared/domain/partner/gdap-roles.ts'
import type { GdapAudit } from '#shared/domain/partner/gdap-audit.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'

const List = chakra('ul', { base: { ps: 4, listStyle: 'disc', '& li': { py: 0.5 } } })

/** Whether a tenant can be worked in, why not, and what is to be done about it (INT-45). */
export function AuditCallout({ audit }: { audit: GdapAudit }) {
  const t = useTexts('partner')
  if (audit.isReady) return <Callout tone="ok" title={t('ready')} />
  return (
    <Callout tone="warn" title={t('notReady')}>
      <List>
        {audit.reasons.map((reason) => (
          <li key={reason}>
            {t(`reasons.${reason}`)}: {t(`help.${reason}`)}
          </li>
        ))}
      </List>
      {audit.missing.length > 0 ? <Roles ids={audit.missing} /> : null}
    </Callout>
  )
}

/** Roles by what they are for (INT-46). */
export function Roles({ ids }: { ids: readonly string[] }) {
  const t = useTexts('partner')
  const known = RECOMMENDED_ROLES.filter(({ id }) => ids.includes(id))
  const others = ids.length - known.length
  return (
    <List>
      {ROLE_AREAS.map((area) => {
        const names = known.filter((each) => each.area === area).map(({ name }) => name)
        return names.length > 0 ? (
          <li key={area}>
            {t(`areas.${area}`)}: {names.join(', ')}
          </li>
        ) : null
      })}
      {others > 0 ? <li>{t('otherRoles', { count: others })}</li> : null}
    </List>
  )
}
