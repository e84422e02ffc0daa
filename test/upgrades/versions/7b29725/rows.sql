insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '9969fffb562068c64dfbca9a5900f0fa', 'contrato.pdf', 'application/pdf', '15', '2026-11-27 15:09:46.64975+00', '2026-11-27 15:09:46.651954+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-27 15:09:46.358392+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-27T15:09:46.356229Z", "updated_at": "2026-11-27T15:09:46.358004Z", "description": "Nuevos y usados"}', '97cd72ca-066d-46b0-b088-0df85f38781d', null, null, null),
('2', '2026-11-27 15:09:46.365006+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-27T15:09:46.364548Z", "updated_at": "2026-11-27T15:09:46.364903Z", "description": "Fundas y cargadores"}', 'd9cad56a-3531-4ad0-89b5-407c3b68bf1d', null, null, null),
('3', '2026-11-27 15:09:46.369377+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-27T15:09:46.368562Z", "updated_at": "2026-11-27T15:09:46.369111Z"}', '8a73cc88-cda4-4edc-becc-a1ec9f15ff61', null, null, null),
('4', '2026-11-27 15:09:46.373719+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-27T15:09:46.373292Z", "updated_at": "2026-11-27T15:09:46.373632Z"}', '3a36aff7-135b-438b-84aa-2dc5490f62d3', null, null, null),
('5', '2026-11-27 15:09:46.476506+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["8a638a569e8b18b6bfe554b9c8036a3d.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T15:09:46.472367Z", "updated_at": "2026-11-27T15:09:46.472367Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'e6c1bb97-c7d2-474a-9859-b9ce0dd45e97', null, null, null),
('6', '2026-11-27 15:09:46.485793+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["8a638a569e8b18b6bfe554b9c8036a3d.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T15:09:46.472367Z", "updated_at": "2026-11-27T15:09:46.472367Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["8a638a569e8b18b6bfe554b9c8036a3d.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T15:09:46.472367Z", "updated_at": "2026-11-27T15:09:46.485563Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '1df142ae-c7ab-4662-ac53-7a9814c87d46', null, null, null),
('7', '2026-11-27 15:09:46.491061+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T15:09:46.490719Z", "updated_at": "2026-11-27T15:09:46.490719Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '1c9d0453-1b1f-4566-98c0-f6cc0f69b1ba', null, null, null),
('8', '2026-11-27 15:09:46.496295+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T15:09:46.496059Z", "updated_at": "2026-11-27T15:09:46.496059Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', '717cba2a-55f3-4ffe-a2f3-f93e71627402', null, null, null),
('9', '2026-11-27 15:09:46.502388+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T15:09:46.496059Z", "updated_at": "2026-11-27T15:09:46.496059Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '57a4c36c-1732-4f51-9caa-a1f48c662117', null, null, null),
('10', '2026-11-27 15:09:46.509254+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-27T15:09:46.508119Z", "start_hour": null, "updated_at": "2026-11-27T15:09:46.509002Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '08aa2c91-6a23-4bb7-9f65-aae1d7e73257', null, null, null),
('11', '2026-11-27 15:09:46.517757+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-27T15:09:46.516728Z", "updated_at": "2026-11-27T15:09:46.517409Z", "address_number": null, "address_street": null}', '487aeaa5-8404-4d67-8b0e-c630a6dc82c1', '1', null, null),
('12', '2026-11-27 15:09:46.523247+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-27T15:09:46.522207Z", "updated_at": "2026-11-27T15:09:46.522847Z", "address_number": null, "address_street": null}', '700fbcce-e38b-49c6-bff1-e9cee7841e7d', null, '1', null),
('13', '2026-11-27 15:09:46.53892+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-27T15:09:46.536205Z", "updated_at": "2026-11-27T15:09:46.538642Z"}', '8d91775d-a820-4b17-a76b-5e3cf26a1bc3', '1', null, null),
('14', '2026-11-27 15:09:46.555176+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-27T15:09:46.553337Z", "updated_at": "2026-11-27T15:09:46.554869Z"}', '5472c406-3d9e-4c9b-a8dd-5caa8098dce8', null, '1', null),
('15', '2026-11-27 15:09:46.55957+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-27T15:09:46.558539Z", "updated_at": "2026-11-27T15:09:46.559170Z", "description": null}', 'ea1f1e11-33fc-4310-a049-a3498188b7e4', null, null, null),
('16', '2026-11-27 15:09:46.563095+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-27T15:09:46.562252Z", "updated_at": "2026-11-27T15:09:46.562740Z", "description": null}', '6dfc5f73-1271-461b-a550-146ce06d0f5f', null, null, null),
('17', '2026-11-27 15:09:46.567797+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-27T15:09:46.566947Z", "updated_at": "2026-11-27T15:09:46.567427Z", "description": null}', 'cf0b4c86-53f2-4757-b374-315afd5b80dd', null, null, null),
('18', '2026-11-27 15:09:46.571497+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-27T15:09:46.570735Z", "updated_at": "2026-11-27T15:09:46.571201Z", "description": null}', '382bc8a3-efd8-428d-b163-1f9ae577fd46', null, null, null),
('19', '2026-11-27 15:09:46.574442+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-27T15:09:46.573673Z", "updated_at": "2026-11-27T15:09:46.574145Z", "description": null}', '4fca8e2d-82be-400f-87be-e6e32fe25c40', null, null, null),
('20', '2026-11-27 15:09:46.57727+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-27T15:09:46.576517Z", "updated_at": "2026-11-27T15:09:46.576972Z", "description": null}', '00cb5ec2-0851-4717-acb6-5b8790c35dae', null, null, null),
('21', '2026-11-27 15:09:46.580698+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-27T15:09:46.579770Z", "updated_at": "2026-11-27T15:09:46.580405Z", "description": null}', '0b4978c0-61ad-4df0-b99a-08b3c184d2db', null, null, null),
('22', '2026-11-27 15:09:46.584575+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-27T15:09:46.583754Z", "updated_at": "2026-11-27T15:09:46.584224Z", "description": null}', '2dffa9ca-5d9b-4e4d-be9e-75127aae2478', null, null, null),
('23', '2026-11-27 15:09:46.588292+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-27T15:09:46.586894Z", "job_titles": [], "updated_at": "2026-11-27T15:09:46.587905Z", "description": null, "validity_months": null}', '311d1590-71ed-48f3-963e-b5c3406ec5dd', null, null, null),
('24', '2026-11-27 15:09:46.592388+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-27T15:09:46.591128Z", "job_titles": [], "updated_at": "2026-11-27T15:09:46.591966Z", "description": null, "validity_months": null}', '8ed5e291-91b0-492f-aef9-56bd8f90ec42', null, null, null),
('25', '2026-11-27 15:09:46.599226+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-27T15:09:46.595489Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-27T15:09:46.595948Z", "description": null, "certification": null, "useful_life_months": null}', '252e7e1b-c135-4d6d-bcfe-e749d7686b84', null, null, null),
('26', '2026-11-27 15:09:46.621142+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T15:09:46.604283Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T15:09:46.605732Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '9cf25c43-9f6c-4c85-9379-6e9d52db6f4f', '1', '1', null),
('27', '2026-11-27 15:09:46.652205+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "9969fffb562068c64dfbca9a5900f0fa", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-27T15:09:46.649750Z", "media_type": "application/pdf", "updated_at": "2026-11-27T15:09:46.651954Z", "employee_id": 1}', '7008e164-44f5-4cf2-867e-65b1508b721c', '1', '1', null),
('28', '2026-11-27 15:09:46.659069+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-27T15:09:46.657360Z", "instructor": null, "updated_at": "2026-11-27T15:09:46.658717Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', '91b4ed57-952c-494e-85b9-1662a389b449', '1', '1', null),
('29', '2026-11-27 15:09:46.665549+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-27T15:09:46.663520Z", "instructor": null, "updated_at": "2026-11-27T15:09:46.665228Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', '9ee86686-211f-429c-a28a-d04f81bda867', '1', '1', null),
('30', '2026-11-27 15:09:46.672874+00', '1', 'ppe_rounds', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "title": "Depósito", "client": "Colegio Ñandubay", "company": "Río Paraná SRL", "client_id": 1, "closed_at": null, "signature": "person", "company_id": 1, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.672467Z", "closed_by_name": null}', 'e0fff7eb-8934-4a30-822a-7b1c6fd3b005', '1', '1', null),
('31', '2026-11-27 15:09:46.677182+00', '1', 'ppe_deliveries', '1', 'created', null, '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.676598Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'e0fff7eb-8934-4a30-822a-7b1c6fd3b005', '1', '1', null),
('32', '2026-11-27 15:09:46.677249+00', '1', 'ppe_deliveries', '2', 'created', null, '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.677107Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'e0fff7eb-8934-4a30-822a-7b1c6fd3b005', '1', '1', null),
('33', '2026-11-27 15:09:46.694215+00', '1', 'ppe_deliveries', '1', 'signed', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.676598Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-27T15:09:46.687000Z", "signed_by": 1, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.690733Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "39986829f8c9a5925fb211b2c607d62239e7e48cfe975470d4e5876cff17905b", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '912ce5b4-c71b-4333-b441-2bfbcfc2a0dc', '1', '1', null),
('34', '2026-11-27 15:09:46.694312+00', '1', 'ppe_deliveries', '2', 'signed', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.677107Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-27T15:09:46.687000Z", "signed_by": 1, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.691108Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "39986829f8c9a5925fb211b2c607d62239e7e48cfe975470d4e5876cff17905b", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '912ce5b4-c71b-4333-b441-2bfbcfc2a0dc', '1', '1', null),
('35', '2026-11-27 15:09:46.705038+00', '1', 'ppe_deliveries', '1', 'annul', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-27T15:09:46.687000Z", "signed_by": 1, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.690733Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "39986829f8c9a5925fb211b2c607d62239e7e48cfe975470d4e5876cff17905b", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-27T15:09:46.687000Z", "signed_by": 1, "created_at": "2026-11-27T15:09:46.670372Z", "updated_at": "2026-11-27T15:09:46.700709Z", "annulled_at": "2026-11-27T15:09:46.698199Z", "annulled_by": 1, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": "Talle equivocado", "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "39986829f8c9a5925fb211b2c607d62239e7e48cfe975470d4e5876cff17905b", "signed_by_name": "General, Administración", "annulled_by_name": "General, Administración", "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '4d92cf31-795e-4bb3-bf12-74de9f348bf9', '1', '1', '{"reason": "Talle equivocado"}'),
('36', '2026-11-27 15:09:46.980156+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T15:09:46.604283Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T15:09:46.605732Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T15:09:46.604283Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T15:09:46.969714Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '9d478ee0-bca9-4bc3-8c63-0644e25c728a', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('37', '2026-11-27 15:09:46.990732+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T15:09:46.986553Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-27T15:09:46.990379Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '536d0ec6-9cae-442d-a22d-02e007b780d8', null, null, null),
('38', '2026-11-27 15:09:47.005507+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T15:09:46.986553Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-27T15:09:46.990379Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '8176e7e0-8d59-49ed-b48b-995a522b8fdb', null, null, null),
('39', '2026-11-27 15:09:47.511158+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-27T15:09:47.507622Z", "updated_at": "2026-11-27T15:09:47.509725Z"}', '2cc26d04-81a5-4046-95f6-8f1fb5bf3f29', null, null, null),
('40', '2026-11-27 15:09:47.511376+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-27T15:09:47.507622Z", "updated_at": "2026-11-27T15:09:47.511103Z"}', '2cc26d04-81a5-4046-95f6-8f1fb5bf3f29', null, null, null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-27 15:09:46.356229+00', '2026-11-27 15:09:46.358004+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-27 15:09:46.364548+00', '2026-11-27 15:09:46.364903+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-27 15:09:46.583754+00', '2026-11-27 15:09:46.584224+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-27 15:09:46.522207+00', '2026-11-27 15:09:46.522847+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-27 15:09:46.368562+00', '2026-11-27 15:09:46.369111+00'),
('2', 'Ñandú', '#8B7355', '2026-11-27 15:09:46.373292+00', '2026-11-27 15:09:46.373632+00'),
('3', 'Lila true', '#B497D6', '2026-11-27 15:09:47.507622+00', '2026-11-27 15:09:47.509725+00'),
('4', 'Dorado true', '#FFD700', '2026-11-27 15:09:47.507622+00', '2026-11-27 15:09:47.511103+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-27 15:09:46.516728+00', '2026-11-27 15:09:46.517409+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-27 15:09:46.513277+00', '2026-11-27 15:09:46.513277+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-27 15:09:46.558539+00', '2026-11-27 15:09:46.55917+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-27 15:09:46.562252+00', '2026-11-27 15:09:46.56274+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-27T12:09:46.496059-03:00", "updated_at": "2026-11-27T12:09:46.496059-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-27 15:09:46.499614+00'),
('38', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T12:09:46.986553-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-27T12:09:46.990379-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-27 15:09:46.995603+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-27 15:09:46.566947+00', '2026-11-27 15:09:46.567427+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-27 15:09:46.604283+00', '2026-11-27 15:09:46.969714+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-27 15:09:46.604283+00', '2026-11-27 15:09:46.968961+00', 'false');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('9969fffb562068c64dfbca9a5900f0fa', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-27 15:09:46.64975+00'),
('e1657b30c55185460ae1a6fb3a5bf92a', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-27 15:09:47.015156+00'),
('eee2fd3c6a39f054a5304cc2b2bce25b', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-27 15:09:47.538638+00');
insert into "import_outcomes" ("import_id", "row", "status", "errors", "keys", "record_id") overriding system value values
('1', '2', 'created', null, '["name lila true 0"]', '3'),
('1', '3', 'created', null, '["name dorado true 0"]', '4'),
('2', '2', 'created', null, '["name lila false 0"]', null),
('2', '3', 'wrong', '{"color_code": "resource.fields.color"}', '["name dorado false 0"]', null);
insert into "import_rows" ("import_id", "row", "cells") overriding system value values
('1', '1', '["Nombre","Código"]'),
('1', '2', '["Lila true","#b497d6"]'),
('1', '3', '["Dorado true","#ffd700"]'),
('2', '1', '["Nombre","Código"]'),
('2', '2', '["Lila false","#b497d6"]'),
('2', '3', '["Dorado false","dorado"]');
insert into "imports" ("id", "user_id", "name", "file_key", "pictures_key", "language", "status", "found", "picture_names", "asked", "checked", "counts", "unknown", "problem", "request_id", "task", "position", "done", "total", "is_cancelled", "holder", "lease_until", "created_at", "updated_at", "attempts") overriding system value values
('2', '1', 'planilla.csv', 'eee2fd3c6a39f054a5304cc2b2bce25b', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-27 15:09:47.538638+00', '2026-11-27 15:09:47.609694+00', '1'),
('1', '1', 'planilla.csv', 'e1657b30c55185460ae1a6fb3a5bf92a', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, '2cc26d04-81a5-4046-95f6-8f1fb5bf3f29', null, '3', '2', '2', 'false', null, null, '2026-11-27 15:09:47.015156+00', '2026-11-27 15:09:47.517055+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-27 15:09:46.570735+00', '2026-11-27 15:09:46.571201+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-27 15:09:46.573673+00', '2026-11-27 15:09:46.574145+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-27 15:09:46.576517+00', '2026-11-27 15:09:46.576972+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-27 15:09:46.57977+00', '2026-11-27 15:09:46.580405+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-27 15:09:46.508119+00', '2026-11-27 15:09:46.509002+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
auriculares, AirPods, EarPods
celular, teléfono, iPhone
notebook, laptop, portátil, MacBook
computadora, Mac
tablet, tableta, iPad
reloj, smartwatch, Watch
funda, case, carcasa, cover
cargador, adaptador de corriente
parlante, altavoz, HomePod
lápiz, Pencil', '30', '10', null);
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.020644+00'),
('2', 'create_products', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021772+00'),
('3', 'update_products', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021796+00'),
('4', 'delete_products', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021807+00'),
('5', 'see_menu_categories', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021815+00'),
('6', 'see_categories', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021823+00'),
('7', 'create_categories', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021831+00'),
('8', 'update_categories', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021837+00'),
('9', 'delete_categories', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021842+00'),
('10', 'see_menu_colors', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021847+00'),
('11', 'see_colors', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021852+00'),
('12', 'create_colors', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021861+00'),
('13', 'update_colors', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021866+00'),
('14', 'delete_colors', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021871+00'),
('15', 'see_parameters', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021876+00'),
('16', 'create_parameters', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021881+00'),
('17', 'update_parameters', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021885+00'),
('18', 'delete_parameters', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02189+00'),
('19', 'see_menu_clients', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021895+00'),
('20', 'see_clients', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.0219+00'),
('21', 'create_clients', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021905+00'),
('22', 'update_clients', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02191+00'),
('23', 'delete_clients', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021914+00'),
('24', 'see_menu_companies', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021919+00'),
('25', 'see_companies', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021924+00'),
('26', 'create_companies', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021931+00'),
('27', 'update_companies', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021936+00'),
('28', 'delete_companies', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021941+00'),
('29', 'see_menu_users', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021946+00'),
('30', 'see_users', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021951+00'),
('31', 'create_users', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021955+00'),
('32', 'update_users', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02196+00'),
('33', 'delete_users', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021965+00'),
('34', 'see_menu_permissions', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02197+00'),
('35', 'see_permissions', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021975+00'),
('36', 'create_permissions', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02198+00'),
('37', 'update_permissions', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021985+00'),
('38', 'delete_permissions', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02199+00'),
('39', 'see_audit', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.021997+00'),
('40', 'see_menu_employees', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022002+00'),
('41', 'see_employees', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022006+00'),
('42', 'create_employees', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022011+00'),
('43', 'update_employees', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022017+00'),
('44', 'delete_employees', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022021+00'),
('45', 'see_employee_termination', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022026+00'),
('46', 'create_employee_termination', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022031+00'),
('47', 'update_employee_termination', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022036+00'),
('48', 'delete_employee_termination', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022041+00'),
('49', 'see_employee_general_data', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022046+00'),
('50', 'create_employee_general_data', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022051+00'),
('51', 'update_employee_general_data', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022056+00'),
('52', 'delete_employee_general_data', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022063+00'),
('53', 'print_employee_file', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022068+00'),
('54', 'load_database', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022073+00'),
('55', 'see_menu_ppes', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022077+00'),
('56', 'see_ppes', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022082+00'),
('57', 'create_ppes', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022087+00'),
('58', 'update_ppes', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022092+00'),
('59', 'delete_ppes', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022097+00'),
('60', 'see_ppe_deliveries', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022104+00'),
('61', 'create_ppe_deliveries', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022108+00'),
('62', 'update_ppe_deliveries', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022113+00'),
('63', 'delete_ppe_deliveries', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022118+00'),
('64', 'print_ppe_deliveries', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022123+00'),
('65', 'see_training_items', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02213+00'),
('66', 'create_training_items', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022135+00'),
('67', 'update_training_items', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02214+00'),
('68', 'delete_training_items', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022145+00'),
('69', 'see_quality_items', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.02215+00'),
('70', 'create_quality_items', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022154+00'),
('71', 'update_quality_items', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022159+00'),
('72', 'delete_quality_items', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022164+00'),
('73', 'see_notifications', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022169+00'),
('74', 'see_contact_messages', '2026-11-27 15:09:46.018896+00', '2026-11-27 15:09:46.022174+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('8a638a569e8b18b6bfe554b9c8036a3d.jpg', 'image', '40', '40', 'false', '892', '2026-11-27 15:09:46.470664+00');
insert into "ppe_deliveries" ("id", "employee_id", "ppe_id", "round_id", "delivery_date", "next_delivery_date", "size", "quantity", "brand", "model", "certification", "comments", "images", "again", "ppe_name", "employee_name", "employee_dni", "job_title", "company_name", "company_cuit", "company_street", "company_city", "company_zip_code", "company_province", "absent", "signature", "signed_at", "device_signed_at", "signed_by", "signed_by_name", "operator", "address", "device", "sentence", "strokes", "strokes_hash", "scan", "scan_hash", "record_hash", "signature_hash", "annulled_at", "annulled_by", "annulled_by_name", "annul_reason", "created_at", "updated_at") overriding system value values
('2', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-27 15:09:46.687+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '39986829f8c9a5925fb211b2c607d62239e7e48cfe975470d4e5876cff17905b', null, null, null, null, '2026-11-27 15:09:46.670372+00', '2026-11-27 15:09:46.691108+00'),
('1', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-27 15:09:46.687+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '39986829f8c9a5925fb211b2c607d62239e7e48cfe975470d4e5876cff17905b', '2026-11-27 15:09:46.698199+00', '1', 'General, Administración', 'Talle equivocado', '2026-11-27 15:09:46.670372+00', '2026-11-27 15:09:46.700709+00');
insert into "ppe_holdings" ("employee_id", "ppe_id", "delivery_id", "delivery_date", "next_delivery_date", "is_needed", "pending_round_id", "surname", "name", "company_id", "client_id", "job_sector_id", "job_title_id", "active", "admission_date", "termination_date", "size", "search") overriding system value values
('1', '1', '2', '2024-03-05', '2024-09-05', 'true', null, 'Quiroga', 'Ayelén', '1', '1', null, '1', 'true', '2019-04-01', '2025-06-30', '9', 'ayelen quiroga ayelen 0147 28123456');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppe_printed_records" ("code", "employee_id", "rows", "rows_hash", "sheet_hash", "printed_on", "printed_by", "printed_by_name", "created_at") overriding system value values
('JAC77B5TMP8A2J22', '1', '[[1, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "39986829f8c9a5925fb211b2c607d62239e7e48cfe975470d4e5876cff17905b"], [2, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "39986829f8c9a5925fb211b2c607d62239e7e48cfe975470d4e5876cff17905b"]]', 'c48959b5e27e8fe32e0b2f01d482a409281ab718f097bd55e851134cb1982fc0', 'c72b92334e8d1d3781e0b7e10dfcd97b8883105887558c256e3d228f1743cb9b', '2026-11-27', '1', 'General, Administración', '2026-11-27 15:09:46.713206+00');
insert into "ppe_rounds" ("id", "title", "date", "signature", "closed_at", "closed_by", "closed_by_name", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Depósito', '2024-03-05', 'person', null, null, null, '1', '1', '2026-11-27 15:09:46.670372+00', '2026-11-27 15:09:46.672467+00');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-27 15:09:46.595489+00', '2026-11-27 15:09:46.595948+00');
insert into "product_colors" ("product_id", "color_id", "position") overriding system value values
('1', '1', '1'),
('1', '2', '2');
insert into "product_count_changes" ("category_id", "products") overriding system value values
('1', '1'),
('2', '1'),
('2', '1'),
('2', '-1');
insert into "products" ("id", "name", "description", "category_id", "price", "capacity", "code", "image", "created_at", "updated_at") overriding system value values
('1', 'iPhone 17', 'En caja cerrada.
Un año de garantía.', '1', '1399.90', '256 GB', null, '{8a638a569e8b18b6bfe554b9c8036a3d.jpg}', '2026-11-27 15:09:46.472367+00', '2026-11-27 15:09:46.485563+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-27 15:09:46.490719+00', '2026-11-27 15:09:46.490719+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-27 15:09:46.66352+00', '2026-11-27 15:09:46.665228+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-27 15:09:46.591128+00', '2026-11-27 15:09:46.591966+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-27 15:09:46.51287+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x6f4ae2936bb2d6b087a81b65dfcd16359ad44320563d3fce13adbd2847d56543', '1', '2026-11-27 15:09:46.345097+00', '2026-11-28 03:09:46.345097+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\x4a7e6577bcad64e6a4868e1ab4505f0ea7be18f57308ca55c4969a67b453d6ea', '2026-11-27 15:09:46.086647+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-27 15:09:46.586894+00', '2026-11-27 15:09:46.587905+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-27 15:09:46.65736+00', '2026-11-27 15:09:46.658717+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\xeff4fc8f99edbcc90a9b6e17fcece4731a40f9ff5d40182d90805ed96fdd4f48', '1', '57a4c36c-1732-4f51-9caa-a1f48c662117', '2026-11-27 15:09:46.499614+00'),
(E'\\x42326fe8beaa63d38b806c4844fd2b539f2ab30f1b78a8f7076c2cfb23e8c584', '1', 'e0fff7eb-8934-4a30-822a-7b1c6fd3b005', '2026-11-27 15:09:46.670372+00'),
(E'\\x993ccacd8160c4edd644cca7a6299ef64b48c1a72e41043f00782206e0183836', '1', '9d478ee0-bca9-4bc3-8c63-0644e25c728a', '2026-11-27 15:09:46.959974+00'),
(E'\\x85cbe9faddd38afeb0d7d2b9b003e7d507307427a46e396ab608596ee4f6dfa3', '1', '8176e7e0-8d59-49ed-b48b-995a522b8fdb', '2026-11-27 15:09:46.995603+00');
insert into "user_permissions" ("user_id", "permission_id") overriding system value values
('1', '1'),
('1', '2'),
('1', '3'),
('1', '4'),
('1', '5'),
('1', '6'),
('1', '7'),
('1', '8'),
('1', '9'),
('1', '10'),
('1', '11'),
('1', '12'),
('1', '13'),
('1', '14'),
('1', '15'),
('1', '16'),
('1', '17'),
('1', '18'),
('1', '19'),
('1', '20'),
('1', '21'),
('1', '22'),
('1', '23'),
('1', '24'),
('1', '25'),
('1', '26'),
('1', '27'),
('1', '28'),
('1', '29'),
('1', '30'),
('1', '31'),
('1', '32'),
('1', '33'),
('1', '34'),
('1', '35'),
('1', '36'),
('1', '37'),
('1', '38'),
('1', '39'),
('1', '40'),
('1', '41'),
('1', '42'),
('1', '43'),
('1', '44'),
('1', '45'),
('1', '46'),
('1', '47'),
('1', '48'),
('1', '49'),
('1', '50'),
('1', '51'),
('1', '52'),
('1', '53'),
('1', '54'),
('1', '55'),
('1', '56'),
('1', '57'),
('1', '58'),
('1', '59'),
('1', '60'),
('1', '61'),
('1', '62'),
('1', '63'),
('1', '64'),
('1', '65'),
('1', '66'),
('1', '67'),
('1', '68'),
('1', '69'),
('1', '70'),
('1', '71'),
('1', '72'),
('1', '73'),
('1', '74');
insert into "users" ("id", "name", "surname", "dni", "email", "password_hash", "active", "image", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$PVVQISiSxEkeLsTunsRBKw$11np53XcsLI9PJ7hqiIKuoUk7hrr6gN13WAh6UXIYQs', 'true', null, null, null, '2026-11-27 15:09:46.025228+00', '2026-11-27 15:09:46.037019+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$m6LcQwGkOUV0S5dveU8RFg$XBqWQVuwk4eGpUuDYzJdvVtlA7FRzFNFw/MAUlqcgY8', 'true', null, '1', null, '2026-11-27 15:09:46.536205+00', '2026-11-27 15:09:46.538642+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$eoPWmAyZeEqDh7jcQrq5BQ$iiT5I8pnKeST9oesBqO3Bz8B8saMl8VVAaO6DIwILL4', 'false', null, null, '1', '2026-11-27 15:09:46.553337+00', '2026-11-27 15:09:46.554869+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 40);
select setval('categories_id_seq', 2);
select setval('ccts_id_seq', 1);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 4);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('contract_types_id_seq', 1);
select setval('cost_centers_id_seq', 1);
select setval('employee_status_id_seq', 1);
select setval('employees_id_seq', 2);
select setval('employment_periods_id_seq', 1);
select setval('imports_id_seq', 2);
select setval('job_categories_id_seq', 1);
select setval('job_sectors_id_seq', 1);
select setval('job_titles_id_seq', 1);
select setval('management_levels_id_seq', 1);
select setval('parameters_id_seq', 1);
select setval('permissions_id_seq', 74);
select setval('ppe_deliveries_id_seq', 2);
select setval('ppe_rounds_id_seq', 1);
select setval('ppes_id_seq', 1);
select setval('products_id_seq', 3);
select setval('qualities_id_seq', 1);
select setval('quality_items_id_seq', 1);
select setval('rate_hits_id_seq', 3);
select setval('sessions_id_seq', 1);
select setval('training_items_id_seq', 1);
select setval('trainings_id_seq', 1);
select setval('users_id_seq', 3);
