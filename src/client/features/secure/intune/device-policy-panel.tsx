import { chakra } from '@chakra-ui/react'
import { JsonText } from '#client/features/secure/parts/json-text.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import type { DevicePolicyRow, IntuneArea, NamedGroup } from './device-policy-rows.ts'
import { DevicePolicySettings, NotRead } from './device-policy-settings.tsx'
import { actionTexts, groupText, platformText } from './device-policy-words.ts'
import { type AskedPolicy, useDevicePolicy } from './use-device-policy.ts'

const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full', flexShrink: 0 } })
const Said = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

interface DevicePolicyPanelProps {
  row: DevicePolicyRow
  area: IntuneArea
  view: 'json' | undefined
  onView: (view: 'json' | undefined) => void
  onClose: () => void
}

/** A policy for devices: whom it is for, what follows, and what it sets (INTUNE-03). Give it the row's key. */
export function DevicePolicyPanel({ row, area, view, onView, onClose }: DevicePolicyPanelProps) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const asked = useDevicePolicy(row)
  const { policy, company, platform } = row
  return (
    <SidePanel
      title={policy.name}
      context={company}
      summary={
        <Tags>
          <Badge>{platformText(platform, t)}</Badge>
          <Quiet>{t(`kinds.${policy.set}`)}</Quiet>
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
    >
      <Line>
        <Segmented
          label={t('panel.view')}
          value={view ?? 'fields'}
          onChange={(next) => onView(next === 'json' ? 'json' : undefined)}
          options={(['fields', 'json'] as const).map((value) => ({ value, label: t(`panel.${value}`) }))}
        />
      </Line>
      {view === 'json' ? (
        <Json asked={asked} />
      ) : (
        <>
          <Description text={policy.description} />
          <Whom row={row} />
          {area === 'compliance' ? <Actions row={row} /> : null}
          <DevicePolicySettings asked={asked} />
        </>
      )}
    </SidePanel>
  )
}

function Json({ asked }: { asked: AskedPolicy }) {
  const t = useTexts('intune')
  if (!asked.policy)
    return (
      <PanelPart title={t('panel.json')}>
        <NotRead asked={asked} />
      </PanelPart>
    )
  return (
    <JsonText
      value={asked.policy}
      name={asked.policy.name}
      copy={t('panel.copy')}
      download={t('panel.download')}
    />
  )
}

/** What somebody wrote of it. */
function Description({ text }: { text: string }) {
  const t = useTexts('intune')
  if (text === '') return null
  return (
    <PanelPart title={t('panel.description')}>
      <Said>{text}</Said>
    </PanelPart>
  )
}

function Whom({ row }: { row: DevicePolicyRow }) {
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

function Actions({ row: { policy } }: { row: DevicePolicyRow }) {
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
