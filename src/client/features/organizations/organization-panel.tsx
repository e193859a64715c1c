import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { FEATURES } from '#shared/domain/features/feature-flags.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Mono, Tags } from '#client/ui/words.tsx'
import { Switch } from '#client/ui/fields/switch.tsx'
import { Bought, Created, Marks, type ColumnContext } from './organization-columns.tsx'
import { effectOf, warningOf } from './organization-words.ts'
import { ToggleDialog, type Wish } from './toggle-dialog.tsx'

const Heading = chakra('h3', { base: { fontWeight: 'semibold', mt: 3 } })
const Help = chakra('p', { base: { fontSize: 'small', color: 'muted' } })
const Warning = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1.5,
    mt: 1,
    color: 'amber',
    '& > svg': { flexShrink: 0, mt: '0.1875rem' },
  },
})

interface OrganizationPanelProps extends ColumnContext {
  organization: OrganizationSummary
  isOnline: boolean
  onToggled: (wish: Wish) => void
  onClose: () => void
}

/** One organization in numbers, and what is turned on for it; mounted with its id, so that nothing of another lingers. */
export function OrganizationPanel({
  organization,
  isOnline,
  onToggled,
  onClose,
  ...context
}: OrganizationPanelProps) {
  const { t, locale } = context
  const words = useTexts('words')
  const [wish, setWish] = useState<Wish>()
  const headingId = useId()
  const one = { ...context, organization }
  return (
    <SidePanel
      title={organization.name}
      context={t('panel.context')}
      summary={
        <Tags>
          <Marks {...one} />
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
    >
      <DefinitionList
        items={[
          { term: t('columns.customers'), value: organization.customers.toLocaleString(locale) },
          { term: t('columns.users'), value: organization.users.toLocaleString(locale) },
          { term: t('columns.devices'), value: organization.devices.toLocaleString(locale) },
          { term: t('columns.subscription'), value: <Bought {...one} /> },
          { term: t('columns.created_at'), value: <Created {...one} /> },
          { term: t('panel.id'), value: <Mono>{organization.id}</Mono> },
        ]}
      />
      <Help>{t('panel.numbersOnly')}</Help>
      <Heading id={headingId}>{t('columns.features')}</Heading>
      {isOnline ? null : <Callout tone="info">{t('toggle.noNetwork')}</Callout>}
      <div role="group" aria-labelledby={headingId}>
        {FEATURES.map((feature) => {
          const isOn = organization.features.includes(feature)
          const warning = warningOf(feature, !isOn, t)
          return (
            <Switch
              key={feature}
              label={t(`features.${feature}.name`)}
              checked={isOn}
              onChange={(enabled) => setWish({ feature, enabled })}
              help={
                <>
                  {effectOf(feature, t)}
                  {warning === undefined ? null : (
                    <Warning>
                      <TriangleAlert size={12} aria-hidden />
                      <span>{warning}</span>
                    </Warning>
                  )}
                </>
              }
            />
          )
        })}
      </div>
      {wish ? (
        <ToggleDialog
          {...wish}
          organization={organization}
          isOnline={isOnline}
          onToggled={onToggled}
          onClose={() => setWish(undefined)}
        />
      ) : null}
    </SidePanel>
  )
}
