import { defineStyle } from '@chakra-ui/react'

export const optionStyle = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  px: 2.5,
  fontSize: 'control',
  borderRadius: 'control',
  cursor: 'pointer',
  '& svg': { boxSize: '1rem', flexShrink: 0, color: 'muted' },
  '& .label': { flex: '1 1 auto', minW: 0, truncate: true },
  '& .detail': { flexShrink: 0, maxW: '45%', truncate: true, color: 'muted', fontSize: 'small' },
  "&[data-active='true']": { bg: 'sunken' },
})

export const listInputStyle = defineStyle({
  w: 'full',
  h: '2.5rem',
  px: 3.5,
  bg: 'transparent',
  fontSize: 'body',
  outline: 'none !important',
  borderBottomWidth: '1px',
  borderColor: 'line',
  borderRadius: 0,
  '@media (pointer: coarse)': { h: '2.75rem', fontSize: 'lead' },
})
