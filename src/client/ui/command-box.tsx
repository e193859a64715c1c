import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { CopyButton } from './copy-button.tsx'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: 2,
    '& pre': {
      w: 'full',
      maxH: '18rem',
      px: 2.5,
      py: 2,
      overflow: 'auto',
      fontFamily: 'mono',
      fontSize: 'small',
      whiteSpace: 'pre',
      bg: 'sunken',
      borderRadius: 'control',
    },
  },
})

export interface CommandBoxProps {
  command: string
  /** Of the command, for those who hear it. */
  name: string
  copyLabel: string
  copiedLabel: string
  /** Said where the browser does not copy and the command is selected. */
  selectedLabel: string
}

/** Lines to be run elsewhere, and a button that copies them, or selects them where the browser does not copy. */
export function CommandBox({ command, name, copyLabel, copiedLabel, selectedLabel }: CommandBoxProps) {
  const lines = useRef<HTMLPreElement>(null)
  const select = () => {
    if (lines.current) getSelection()?.selectAllChildren(lines.current)
  }
  return (
    <Box>
      {/* Lines that scroll have to be reached with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={lines} role="group" aria-label={name} tabIndex={0}>
        {command}
      </pre>
      <CopyButton
        text={command}
        label={copyLabel}
        copiedLabel={copiedLabel}
        instead={{ act: select, label: selectedLabel }}
      />
    </Box>
  )
}
