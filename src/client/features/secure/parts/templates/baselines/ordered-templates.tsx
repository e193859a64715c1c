import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Menu, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Faint } from '#client/ui/words.tsx'
import { moved, type NamedTemplate } from './baseline-draft.ts'

const List = chakra('ol', { base: { display: 'grid', gap: 1.5 } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    ps: 1,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    '& > .name': { flex: '1 1 auto', minW: 0, py: 1, overflowWrap: 'anywhere' },
    '& > .handle': { display: 'inline-flex', color: 'muted', cursor: 'grab', '& svg': { boxSize: '1rem' } },
    "&[data-over='true']": { borderColor: 'accent' },
  },
})

interface OrderedTemplatesProps {
  ids: readonly string[]
  templates: readonly NamedTemplate[]
  /** Undefined where they are only read. */
  onChange: ((ids: string[]) => void) | undefined
}

/** The templates of a baseline in the order in which they are deployed, which is changed by buttons or by dragging. */
export function OrderedTemplates({ ids, templates, onChange }: OrderedTemplatesProps) {
  const t = useTexts('policyTemplates')
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const nameOf = (id: string) => templates.find((each) => each.id === id)?.name
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <List>
      {ids.map((id, place) => {
        const name = nameOf(id)
        const label = { name: name ?? t('panel.missing') }
        return (
          <Item
            key={id}
            draggable={onChange !== undefined}
            data-over={over === place && dragged !== place}
            onDragStart={(event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(place)
            }}
            onDragOver={(event: DragEvent) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(place)
            }}
            onDrop={(event: DragEvent) => {
              event.preventDefault()
              if (dragged !== undefined) onChange?.(moved(ids, dragged, place))
              end()
            }}
            onDragEnd={end}
          >
            {onChange ? (
              <span className="handle" title={t('baseline.handle', label)}>
                <Menu aria-hidden />
              </span>
            ) : null}
            <span className="name">{name ?? <Faint>{t('panel.missing')}</Faint>}</span>
            {onChange ? (
              <>
                <IconButton
                  icon={<ArrowUp aria-hidden />}
                  label={t('baseline.up', label)}
                  {...(place === 0 ? { disabledReason: t('baseline.isFirst') } : {})}
                  onClick={() => onChange(moved(ids, place, place - 1))}
                />
                <IconButton
                  icon={<ArrowDown aria-hidden />}
                  label={t('baseline.down', label)}
                  {...(place === ids.length - 1 ? { disabledReason: t('baseline.isLast') } : {})}
                  onClick={() => onChange(moved(ids, place, place + 1))}
                />
                <IconButton
                  icon={<X aria-hidden />}
                  label={t('baseline.remove', label)}
                  onClick={() => onChange(ids.filter((each) => each !== id))}
                />
              </>
            ) : null}
          </Item>
        )
      })}
    </List>
  )
}
