import { chakra } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { CHECK_AREAS } from '#shared/domain/posture/check-area.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { useTexts } from '#client/texts/texts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { Switch } from '#client/ui/fields/switch.tsx'
import type { ShownSetting } from './audit-draft.ts'

const areas = CHECK_AREAS.map((area) => ({
  area,
  checkIds: checks.filter((check) => check.area === area).map(({ id }) => id),
}))

const Group = chakra('section', { base: { '& h3': { fontSize: 'small', color: 'muted', mb: 1 } } })
const List = chakra('ul', { base: { color: 'text' } })
const Row = chakra('li', {
  base: { borderTopWidth: '1px', borderColor: 'line' },
  variants: {
    // Room for the button in each row, so that the switches stand in one line.
    inherits: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 2rem',
        alignItems: 'center',
        columnGap: 3,
        '@media (pointer: coarse)': { gridTemplateColumns: 'minmax(0, 1fr) 2.75rem' },
      },
    },
  },
})

interface AuditCheckListProps {
  /** By check. */
  settings: ReadonlyMap<string, ShownSetting>
  search: string
  nameOf: (checkId: string) => string
  onChoose: (checkId: string, isIncluded: boolean) => void
  /** Undefined where there is nothing to inherit from. */
  onInherit: ((checkId: string) => void) | undefined
}

/** Every check that the search finds, by area, and whether the audit looks at it. */
export function AuditCheckList({ settings, search, nameOf, onChoose, onInherit }: AuditCheckListProps) {
  const t = useTexts('audit')
  const words = useTexts('words')
  const posture = useTexts('posture')
  const found = areas
    .map(({ area, checkIds }) => ({
      area,
      shown: checkIds
        .filter((id) => matchesWords(`${nameOf(id)} ${posture(`areas.${area}`)}`, search))
        .flatMap((id) => settings.get(id) ?? []),
    }))
    .filter(({ shown }) => shown.length > 0)
  if (found.length === 0) return <p role="status">{words('noSuchCheck')}</p>
  return found.map(({ area, shown }) => (
    <Group key={area}>
      <h3>{posture(`areas.${area}`)}</h3>
      <List>
        {shown.map((setting) => (
          <Row key={setting.checkId} inherits={onInherit !== undefined}>
            <Switch
              label={nameOf(setting.checkId)}
              help={onInherit && setting.isInherited ? t('inherited') : undefined}
              checked={setting.isIncluded}
              onChange={(isIncluded) => onChoose(setting.checkId, isIncluded)}
            />
            {onInherit && !setting.isInherited ? (
              <IconButton
                icon={<Undo2 aria-hidden />}
                label={t('inheritOf', { name: nameOf(setting.checkId) })}
                small
                onClick={() => onInherit(setting.checkId)}
              />
            ) : null}
          </Row>
        ))}
      </List>
    </Group>
  ))
}
