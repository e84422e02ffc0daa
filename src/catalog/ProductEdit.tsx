import { products } from '#src/catalog/products.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { Field, Row } from '#src/resource/screens/Field.tsx'
import { ResourceForm } from '#src/resource/screens/ResourceForm.tsx'

/** Form of a product. */
export function ProductEdit({ entity }: { entity?: Entity | undefined }) {
  return (
    <ResourceForm resource={products} entity={entity}>
      <Row>
        <Field name="category_id" />
        <Field name="name" />
      </Row>
      <Field name="description" />
      <Row>
        <Field name="capacity" />
        <Field name="price" />
        <Field name="code" />
      </Row>
      <Field name="image" />
      <Field name="colorIds" />
    </ResourceForm>
  )
}
