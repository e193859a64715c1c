import type { Translation } from '../translation.ts'

export const lists = {
  columns: {
    title: 'Columnas de la tabla',
    search: 'Buscar columnas',
    group: 'Todas las de «{{group}}»',
    others: 'Cifras',
    chosen: '{{chosen}} de {{all}}',
    notFound: 'Ninguna columna coincide.',
    reset: 'Como al principio',
  },
  csv: {
    label: 'Guardar como archivo CSV',
    nothing: 'No hay nada en esta lista.',
    done: 'La lista se ha guardado como «{{file}}».',
  },
  views: {
    label: 'Vistas',
    none: 'Todavía no hay vistas. Organice la lista como la necesita y guárdela con un nombre.',
    save: 'Guardar esta vista…',
    remove: 'Eliminar «{{name}}»…',
    standard: 'Como al principio',
    title: 'Guardar esta vista',
    purpose: 'Búsqueda, orden y columnas de la lista, para todos los que pueden leerla aquí.',
    replaces: 'Ya hay una vista con este nombre. Pasará a ser lo que ve ahora.',
    confirm: 'Guardar',
    replace: 'Reemplazar',
    saved: 'La vista «{{name}}» se ha guardado.',
    removeTitle: '¿Eliminar la vista?',
    removeText: '«{{name}}» desaparece para todos. La lista no pierde nada.',
    removed: 'La vista «{{name}}» se ha eliminado.',
    failed: 'La vista no se guardó',
    forbidden: 'Su rol puede ver las vistas, pero no cambiarlas.',
    notKept: 'Este dispositivo no puede guardar el cambio. Libere espacio e inténtelo de nuevo.',
  },
} satisfies Translation<'es', 'lists'>
