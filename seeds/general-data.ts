type Row = { name: string; description: string | null }

const row = (name: string, description: string | null = null): Row => ({ name, description })

/** General data of the demo. Contract types carry AFIP's codes of contract modality. */
export const generalData = {
  contract_types: [
    row('Tiempo completo indeterminado', 'Modalidad 008'),
    row('Tiempo parcial indeterminado', 'Modalidad 001'),
    row('Trabajo de temporada', 'Modalidad 011'),
    row('Trabajo eventual', 'Modalidad 012'),
    row('Período de prueba', 'Modalidad 014'),
    row('Pasantía', 'Modalidad 027, Ley 26.427'),
  ],
  cost_centers: [
    row('Local', 'Venta al público en el salón'),
    row('Taller', 'Reparación de equipos'),
    row('Administración'),
    row('Depósito', 'Recepción, guarda y despacho'),
  ],
  employee_status: [
    row('Activo'),
    row('De licencia', 'Licencia con o sin goce de sueldo'),
    row('En período de prueba'),
    row('Suspendido'),
    row('Desvinculado'),
  ],
  job_categories: [
    row('Administrativo A', 'CCT 130/75'),
    row('Vendedor B', 'CCT 130/75'),
    row('Auxiliar B', 'CCT 130/75'),
    row('Auxiliar especializado A', 'CCT 130/75'),
    row('Maestranza A', 'CCT 130/75'),
    row('Fuera de convenio'),
  ],
  job_sectors: [row('Ventas'), row('Taller'), row('Depósito'), row('Administración'), row('Reparto')],
  job_titles: [
    row('Vendedor', 'Atiende en el salón, cobra y arma pedidos'),
    row('Técnico de reparación', 'Desarma, suelda y prueba equipos en el banco'),
    row('Encargado de depósito', 'Recibe mercadería, ordena estanterías y despacha'),
    row('Repartidor', 'Entrega pedidos en moto o en auto'),
    row('Administrativo', 'Factura, liquida y atiende proveedores'),
    row('Encargado de local', 'Organiza turnos, abre y cierra el local'),
  ],
  management_levels: [
    row('Dirección'),
    row('Gerencia'),
    row('Jefatura'),
    row('Supervisión'),
    row('Sin personal a cargo'),
  ],
  ccts: [row('130/75', 'Empleados de comercio'), row('40/89', 'Camioneros'), row('Fuera de convenio')],
} satisfies Record<string, readonly Row[]>
