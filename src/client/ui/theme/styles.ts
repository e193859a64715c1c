import { defineStyle } from '@chakra-ui/react'

/** Styles that several parts share; each part spreads them into its own. */
export const controlStyle = defineStyle({
  w: 'full',
  minW: 0,
  h: 'control',
  px: 2.5,
  bg: 'surface',
  color: 'text',
  fontSize: 'control',
  borderWidth: '1px',
  borderColor: 'lineControl',
  borderRadius: 'control',
  outlineOffset: '-1px',
  transition: 'border-color 120ms',
  _focusVisible: {
    borderColor: 'accentText',
    outline: '2px solid',
    outlineColor: 'accentText',
    outlineOffset: '-1px',
  },
  _invalid: { borderColor: 'red' },
  _disabled: { bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
  // Below 16 px some phones zoom into a focused field.
  '@media (pointer: coarse)': { fontSize: 'lead' },
})

export const floatStyle = defineStyle({
  bg: 'surface',
  color: 'text',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'float',
  outline: 'none',
})

/** A native checkbox, drawn. */
export const tickStyle = defineStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  boxSize: '1rem',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'lineControl',
  borderRadius: '4px',
  cursor: 'pointer',
  _before: {
    content: '""',
    boxSize: '0.625rem',
    transform: 'scale(0)',
    bg: 'onAccent',
    clipPath: 'polygon(14% 44%, 0 60%, 42% 96%, 100% 20%, 84% 7%, 39% 66%)',
  },
  '&:checked, &:indeterminate': { bg: 'accent', borderColor: 'accent', _before: { transform: 'none' } },
  '&:indeterminate': { _before: { clipPath: 'inset(42% 8%)' } },
  '&:disabled': { bg: 'sunken', borderColor: 'line', cursor: 'not-allowed', _before: { bg: 'faint' } },
})
