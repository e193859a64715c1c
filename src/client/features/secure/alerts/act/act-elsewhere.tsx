import { chakra } from '@chakra-ui/react'
import type { GrantedVendor } from '#shared/domain/alerts/source-vendors.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ExternalLink } from '#client/ui/external-link.tsx'

const Elsewhere = chakra('p', { base: { mb: 2 } })

/** Where people and their sessions are managed at each. */
const PAGES: Record<GrantedVendor, string> = {
  GWS: 'https://admin.google.com/ac/users',
  DUOSecurity: 'https://admin.duosecurity.com/users',
}

/** Says where something is done about an alert of a vendor that is only read from here. */
export function ActElsewhere({ vendor }: { vendor: GrantedVendor }) {
  const t = useTexts('alertTasks')
  return (
    <Elsewhere>
      {t(`elsewhere.${vendor}`)}{' '}
      <ExternalLink href={PAGES[vendor]}>{t(`elsewhere.open${vendor}`)}</ExternalLink>
    </Elsewhere>
  )
}
