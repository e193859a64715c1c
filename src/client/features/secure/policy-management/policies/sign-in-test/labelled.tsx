import { chakra } from '@chakra-ui/react'
import { ComboBox, type ComboBoxProps } from '#client/ui/fields/combo-box.tsx'

const Box = chakra('div', { base: { display: 'grid', gap: 1.5, minW: 0, alignContent: 'start' } })
const Label = chakra('span', { base: { fontSize: 'control', fontWeight: 'medium' } })

/** A choice among many, under its label. */
export function LabelledCombo(props: Omit<ComboBoxProps, 'wide'>) {
  return (
    <Box>
      {/* The button says it, too. */}
      <Label aria-hidden>{props.label}</Label>
      <ComboBox {...props} wide />
    </Box>
  )
}
