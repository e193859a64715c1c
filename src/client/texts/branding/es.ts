import type { Translation } from '../translation.ts'

export const branding = {
  purpose: 'Su logotipo y su favicon en la aplicación y en los correos que envía.',
  saved: 'El aspecto se ha guardado.',
  discard: 'Descartar cambios',
  noManage: 'Su rol puede ver esto, pero no cambiarlo.',
  hardToSee:
    'La mayor parte de esta imagen se ve mal sobre un fondo claro. Elija una con colores más oscuros.',
  logo: {
    title: 'Logotipo',
    help: 'Un archivo JPEG o PNG de 8 MB como máximo, hecho para un fondo claro. En el tema oscuro va sobre una placa clara.',
    none: 'No hay un logotipo propio.',
    alt: 'Su logotipo',
    file: 'Archivo del logotipo',
    choose: 'Elegir un logotipo',
    remove: 'Quitar el logotipo',
    publish: 'Mostrarlo a todos en lugar del logotipo del producto, y en los correos',
    crop: 'Recortar el logotipo',
  },
  favicon: {
    title: 'Favicon',
    help: 'La pequeña imagen en la pestaña del navegador y en el menú plegado. Un archivo JPEG o PNG de 8 MB como máximo, recortado en cuadrado.',
    none: 'No hay un favicon propio.',
    alt: 'Su favicon',
    file: 'Archivo del favicon',
    choose: 'Elegir un favicon',
    remove: 'Quitar el favicon',
    publish: 'Mostrarlo a todos en lugar del favicon del producto',
    crop: 'Recortar el favicon',
  },
  preview: {
    title: 'Vista previa',
    help: 'La parte superior del menú y la pestaña del navegador, como todos las verán después de guardar.',
    light: 'Tema claro',
    dark: 'Tema oscuro',
  },
  problems: {
    media: 'Esto no es un archivo JPEG o PNG, diga lo que diga su nombre.',
    size: 'El archivo supera los 8 MB.',
    unreadable: 'El archivo no se puede abrir como imagen. Puede estar dañado.',
  },
  crop: {
    help: 'Arrastre el marco o sus controles, o vaya a un control con Tab y muévalo con las flechas.',
    use: 'Usar esta parte',
    picture: 'La imagen elegida',
    area: 'Parte que se conserva: muévala con las flechas',
    handles: {
      nw: 'Esquina superior izquierda',
      n: 'Borde superior',
      ne: 'Esquina superior derecha',
      e: 'Borde derecho',
      se: 'Esquina inferior derecha',
      s: 'Borde inferior',
      sw: 'Esquina inferior izquierda',
      w: 'Borde izquierdo',
    },
  },
} satisfies Translation<'es', 'branding'>
