import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import type { ReadableSetting } from './readable-setting.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 1.5,
    '& ul': { mt: 1.5, ps: 3, borderInlineStartWidth: '1px', borderColor: 'line' },
  },
})
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
    columnGap: 3,
    fontSize: 'control',
    '& > *': { overflowWrap: 'anywhere' },
    '& > :only-child': { gridColumn: '1 / -1' },
  },
})
const Name = chakra('span', { base: { color: 'muted' } })
const Value = chakra('span', {
  base: { fontWeight: 'medium' },
  variants: { long: { true: { gridColumn: '1 / -1' }, false: { textAlign: 'end' } } },
})
const Folded = chakra('details', {
  base: {
    '& > summary > div': { display: 'inline-grid', verticalAlign: 'top', w: 'calc(100% - 1.25rem)' },
  },
})
const Rest = chakra('div', { base: { mt: 2 } })

/** Characters of a value that stands under its name. */
const LONG = 24
/** As many as are drawn before somebody asks for the others. */
const SHOWN = 50
/** More than these are folded away. */
const OPEN = 12

/** Settings with what they are set to, and those inside them further in. */
export function SettingList({ settings }: { settings: readonly ReadableSetting[] }) {
  const t = useTexts('intune')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? settings : settings.slice(0, SHOWN)
  const count = settings.length - shown.length
  return (
    <>
      <List>
        {shown.map((setting, at) => (
          // Nothing names a setting that stands there twice, and none is ever moved.
          // oxlint-disable-next-line react/no-array-index-key
          <Setting key={at} setting={setting} />
        ))}
      </List>
      {count > 0 ? (
        <Rest>
          <Button onClick={() => setWhole(true)}>{t('settings.rest', { count })}</Button>
        </Rest>
      ) : null}
    </>
  )
}

function Setting({ setting }: { setting: ReadableSetting }) {
  const { name, id, value, children } = setting
  const line = (
    <Line title={id}>
      <Name>{name}</Name>
      {value === undefined ? null : <Value long={value.length > LONG}>{value}</Value>}
    </Line>
  )
  if (children.length === 0) return <li>{line}</li>
  if (children.length <= OPEN)
    return (
      <li>
        {line}
        <SettingList settings={children} />
      </li>
    )
  return (
    <li>
      <FoldedSettings line={line} settings={children} />
    </li>
  )
}

/** What is folded is drawn once it is opened. */
function FoldedSettings({ line, settings }: { line: React.ReactNode; settings: readonly ReadableSetting[] }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Folded onToggle={() => setOpened(true)}>
      <summary>{line}</summary>
      {wasOpened ? <SettingList settings={settings} /> : null}
    </Folded>
  )
}
