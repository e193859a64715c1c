import { chakra } from '@chakra-ui/react'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { DevicePolicyRow, NamedGroup } from './device-policy-rows.ts'
import { actionTexts, groupText } from './device-policy-words.ts'

const Said = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

/** What somebody wrote of it. */
export function Description({ text }: { text: string }) {
  const t = useTexts('intune')
  if (text === '') return null
  return (
    <PanelPart title={t('panel.description')}>
      <Said>{text}</Said>
    </PanelPart>
  )
}

/** Whom a policy is for. */
export function Whom({ row }: { row: DevicePolicyRow }) {
  const t = useTexts('intune')
  const { policy, include, exclude, isAssigned } = row
  const { everyDevice, everyUser } = policy.targets
  const everybody = [
    ...(everyDevice ? ['everyDevice' as const] : []),
    ...(everyUser ? ['everyUser' as const] : []),
  ]
  return (
    <PanelPart title={t('columns.whom')}>
      <DefinitionList
        items={[
          {
            term: t('panel.included'),
            value: (
              <ul>
                {everybody.map((each) => (
                  <li key={each}>{t(`whom.${each}`)}</li>
                ))}
                <Groups groups={include} />
                {isAssigned ? null : <li>{t('whom.nobody')}</li>}
                {policy.has_more_targets && everybody.length + include.length === 0 ? (
                  <li>{t('whom.others')}</li>
                ) : null}
              </ul>
            ),
          },
          {
            term: t('panel.excluded'),
            value: (
              <ul>
                <Groups groups={exclude} />
                {exclude.length === 0 ? <li>{t('whom.nobody')}</li> : null}
              </ul>
            ),
          },
        ]}
      />
      {policy.has_more_targets ? (
        <Quiet as="p" mt={2} fontSize="control">
          {t('whom.filteredHelp')}
        </Quiet>
      ) : null}
    </PanelPart>
  )
}

function Groups({ groups }: { groups: readonly NamedGroup[] }) {
  const t = useTexts('intune')
  return groups.map((group) => (
    <li key={group.id} title={group.name === undefined ? group.id : undefined}>
      {groupText(group, t)}
    </li>
  ))
}

/** What follows when a device does not comply. */
export function Actions({ row: { policy } }: { row: { policy: Parameters<typeof actionTexts>[0] } }) {
  const t = useTexts('intune')
  const texts = actionTexts(policy, t)
  return (
    <PanelPart title={t('columns.actions')}>
      {texts.length === 0 ? <Quiet as="p">{t('panel.noActions')}</Quiet> : null}
      <ul>
        {texts.map((text, at) => (
          // The same action may follow twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{text}</li>
        ))}
      </ul>
    </PanelPart>
  )
}
