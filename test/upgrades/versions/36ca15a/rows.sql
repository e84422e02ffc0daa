insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '21cc97b2190af6b1a59f5860c57eabee', 'contrato.pdf', 'application/pdf', '15', '2026-11-28 09:54:25.692857+00', '2026-11-28 09:54:25.695257+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-28 09:54:25.178537+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-28T09:54:25.176104Z", "updated_at": "2026-11-28T09:54:25.178176Z", "description": "Nuevos y usados"}', '970fe78d-3859-4f99-87bd-f7a79b5a5909', null, null, null),
('2', '2026-11-28 09:54:25.198641+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-28T09:54:25.197944Z", "updated_at": "2026-11-28T09:54:25.198444Z", "description": "Fundas y cargadores"}', '4acbb88b-4377-4310-9452-1aca2d662936', null, null, null),
('3', '2026-11-28 09:54:25.211302+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-28T09:54:25.209970Z", "updated_at": "2026-11-28T09:54:25.210830Z"}', 'e87cef30-ae80-4275-9cbb-c274c1292fd1', null, null, null),
('4', '2026-11-28 09:54:25.226311+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-28T09:54:25.225566Z", "updated_at": "2026-11-28T09:54:25.226108Z"}', '211fe0c9-4cb1-4a41-b68b-0542fe2ddf16', null, null, null),
('5', '2026-11-28 09:54:25.392594+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["4d76f6a509b411139a0855e2f5c57910.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T09:54:25.387621Z", "updated_at": "2026-11-28T09:54:25.387621Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '94b7330c-30e3-43d7-91f5-33ca98759268', null, null, null),
('6', '2026-11-28 09:54:25.40939+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["4d76f6a509b411139a0855e2f5c57910.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T09:54:25.387621Z", "updated_at": "2026-11-28T09:54:25.387621Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["4d76f6a509b411139a0855e2f5c57910.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T09:54:25.387621Z", "updated_at": "2026-11-28T09:54:25.409132Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'aaef919c-ae45-420a-ad55-4d1abef84f6b', null, null, null),
('7', '2026-11-28 09:54:25.417007+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T09:54:25.416621Z", "updated_at": "2026-11-28T09:54:25.416621Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '3160156d-2629-4f3c-b5a1-eb72db9985ed', null, null, null),
('8', '2026-11-28 09:54:25.424135+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T09:54:25.423842Z", "updated_at": "2026-11-28T09:54:25.423842Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', '0e03f59a-d68a-4cdc-a390-c5135b6cfabf', null, null, null),
('9', '2026-11-28 09:54:25.4331+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T09:54:25.423842Z", "updated_at": "2026-11-28T09:54:25.423842Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '33089b62-06dc-460c-9813-7025ff7ac9e4', null, null, null),
('10', '2026-11-28 09:54:25.441721+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-28T09:54:25.440337Z", "start_hour": null, "updated_at": "2026-11-28T09:54:25.441401Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '61f391b0-8a6f-4312-a450-bc0568ea82fe', null, null, null),
('11', '2026-11-28 09:54:25.498541+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T09:54:25.496504Z", "updated_at": "2026-11-28T09:54:25.497892Z", "address_number": null, "address_street": null}', '0014517e-1810-4802-bc6a-31202457baea', '1', null, null),
('12', '2026-11-28 09:54:25.5071+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T09:54:25.505227Z", "updated_at": "2026-11-28T09:54:25.506583Z", "address_number": null, "address_street": null}', 'f4fcc455-c13a-4b38-8078-92204d31c662', null, '1', null),
('13', '2026-11-28 09:54:25.531187+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-28T09:54:25.527739Z", "updated_at": "2026-11-28T09:54:25.530811Z"}', 'cb9c943e-cb28-42fd-8ef1-43522928a08d', '1', null, null),
('14', '2026-11-28 09:54:25.551726+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-28T09:54:25.549323Z", "updated_at": "2026-11-28T09:54:25.551280Z"}', 'e39c8afe-f10c-41e6-9713-ab4700164ac6', null, '1', null),
('15', '2026-11-28 09:54:25.562081+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-28T09:54:25.560753Z", "updated_at": "2026-11-28T09:54:25.561598Z", "description": null}', 'ef79c73e-2c33-429b-ae4b-88a6a679c97e', null, null, null),
('16', '2026-11-28 09:54:25.567589+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-28T09:54:25.566338Z", "updated_at": "2026-11-28T09:54:25.567139Z", "description": null}', 'e08b2f9e-5b15-453d-aa4c-b878ce92b6a5', null, null, null),
('17', '2026-11-28 09:54:25.576803+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-28T09:54:25.575659Z", "updated_at": "2026-11-28T09:54:25.576382Z", "description": null}', 'da099a8a-397c-4021-9368-ac24aead64af', null, null, null),
('18', '2026-11-28 09:54:25.584716+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-28T09:54:25.582083Z", "updated_at": "2026-11-28T09:54:25.584329Z", "description": null}', '9af180ec-bd8e-4a93-8ff8-b87c02b278f5', null, null, null),
('19', '2026-11-28 09:54:25.58937+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-28T09:54:25.588010Z", "updated_at": "2026-11-28T09:54:25.588835Z", "description": null}', 'c7b85b11-4ec3-46f4-942e-f586544e60b7', null, null, null),
('20', '2026-11-28 09:54:25.595528+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-28T09:54:25.594226Z", "updated_at": "2026-11-28T09:54:25.595016Z", "description": null}', 'fcadeef4-9692-465d-a912-54741b1b4a45', null, null, null),
('21', '2026-11-28 09:54:25.602692+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-28T09:54:25.601621Z", "updated_at": "2026-11-28T09:54:25.602288Z", "description": null}', '5a271936-3ea4-4411-80fd-8f25f84ced2a', null, null, null),
('22', '2026-11-28 09:54:25.606816+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-28T09:54:25.605834Z", "updated_at": "2026-11-28T09:54:25.606421Z", "description": null}', '729080d9-9114-4e6e-978b-053697b2d00f', null, null, null),
('23', '2026-11-28 09:54:25.611249+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-28T09:54:25.609788Z", "job_titles": [], "updated_at": "2026-11-28T09:54:25.610839Z", "description": null, "validity_months": null}', 'b26ab29a-30c0-48d4-9d30-42b09d70ec2f', null, null, null),
('24', '2026-11-28 09:54:25.61597+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-28T09:54:25.614571Z", "job_titles": [], "updated_at": "2026-11-28T09:54:25.615529Z", "description": null, "validity_months": null}', '713188eb-2494-408e-a12a-268ef1f27141', null, null, null),
('25', '2026-11-28 09:54:25.623986+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-28T09:54:25.619193Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-28T09:54:25.619942Z", "description": null, "certification": null, "useful_life_months": null}', '324ca5b7-88d9-4930-930c-3a6fb0499946', null, null, null),
('26', '2026-11-28 09:54:25.649637+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T09:54:25.629072Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T09:54:25.630750Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'd4b96d67-1ace-402e-9409-2e2a44599e6a', '1', '1', null),
('27', '2026-11-28 09:54:25.695539+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "21cc97b2190af6b1a59f5860c57eabee", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-28T09:54:25.692857Z", "media_type": "application/pdf", "updated_at": "2026-11-28T09:54:25.695257Z", "employee_id": 1}', '7e5b5dc2-67fb-4613-b12f-4950891f05af', '1', '1', null),
('28', '2026-11-28 09:54:25.70416+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T09:54:25.701631Z", "instructor": null, "updated_at": "2026-11-28T09:54:25.703748Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', '52bc0b2b-879b-4692-b14e-a11d7d84746c', '1', '1', null),
('29', '2026-11-28 09:54:25.713573+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T09:54:25.711580Z", "instructor": null, "updated_at": "2026-11-28T09:54:25.713186Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', 'f45eca9b-e1e5-4800-8263-723f6131be88', '1', '1', null),
('30', '2026-11-28 09:54:25.724541+00', '1', 'ppe_rounds', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "title": "Depósito", "client": "Colegio Ñandubay", "company": "Río Paraná SRL", "client_id": 1, "closed_at": null, "signature": "person", "company_id": 1, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.723965Z", "closed_by_name": null}', '90708c5e-911e-47e2-8c1a-995d6fa7587c', '1', '1', null),
('31', '2026-11-28 09:54:25.730848+00', '1', 'ppe_deliveries', '1', 'created', null, '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.730057Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '90708c5e-911e-47e2-8c1a-995d6fa7587c', '1', '1', null),
('32', '2026-11-28 09:54:25.730939+00', '1', 'ppe_deliveries', '2', 'created', null, '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.730731Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '90708c5e-911e-47e2-8c1a-995d6fa7587c', '1', '1', null),
('33', '2026-11-28 09:54:25.755818+00', '1', 'ppe_deliveries', '1', 'signed', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.730057Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T09:54:25.746000Z", "signed_by": 1, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.751456Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "ba0b36a1178e1270a7dd43539a900e59040b903e4d9ae2406b6a2beb423d5b41", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'b9bf51e7-fb00-40ea-8a24-e44addc7298d', '1', '1', null),
('34', '2026-11-28 09:54:25.755923+00', '1', 'ppe_deliveries', '2', 'signed', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.730731Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T09:54:25.746000Z", "signed_by": 1, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.751918Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "ba0b36a1178e1270a7dd43539a900e59040b903e4d9ae2406b6a2beb423d5b41", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'b9bf51e7-fb00-40ea-8a24-e44addc7298d', '1', '1', null),
('35', '2026-11-28 09:54:25.768461+00', '1', 'ppe_deliveries', '1', 'annul', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T09:54:25.746000Z", "signed_by": 1, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.751456Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "ba0b36a1178e1270a7dd43539a900e59040b903e4d9ae2406b6a2beb423d5b41", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T09:54:25.746000Z", "signed_by": 1, "created_at": "2026-11-28T09:54:25.720581Z", "updated_at": "2026-11-28T09:54:25.763395Z", "annulled_at": "2026-11-28T09:54:25.760418Z", "annulled_by": 1, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": "Talle equivocado", "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "ba0b36a1178e1270a7dd43539a900e59040b903e4d9ae2406b6a2beb423d5b41", "signed_by_name": "General, Administración", "annulled_by_name": "General, Administración", "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '4794dce2-dea8-4fd0-913a-52057744fbc7', '1', '1', '{"reason": "Talle equivocado"}'),
('36', '2026-11-28 09:54:26.152875+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T09:54:25.629072Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T09:54:25.630750Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T09:54:25.629072Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T09:54:26.137883Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'c19728d0-b44b-479f-8598-76448ccf1b9d', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('37', '2026-11-28 09:54:26.172098+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T09:54:26.165851Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T09:54:26.171475Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'fb1f398b-3810-46d3-b3eb-46d2aa25ead5', null, null, null),
('38', '2026-11-28 09:54:26.194319+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T09:54:26.165851Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T09:54:26.171475Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '1b761edd-6621-4f25-a2fe-98fefc9e6d07', null, null, null),
('39', '2026-11-28 09:54:26.214045+00', '1', 'events', '1', 'created', null, '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T09:54:26.210703Z", "updated_at": "2026-11-28T09:54:26.213034Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '72afe991-b5ca-4d41-8910-1075d3e028d4', '1', null, null),
('40', '2026-11-28 09:54:26.264896+00', '1', 'events', '1', 'skip', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T09:54:26.210703Z", "updated_at": "2026-11-28T09:54:26.213034Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": ["2024-03-19"], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T09:54:26.210703Z", "updated_at": "2026-11-28T09:54:26.262820Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '32d8bef3-68fe-45b0-a7de-1e79e24ed316', '1', null, '{"date": "2024-03-19"}'),
('41', '2026-11-28 09:54:26.297936+00', '1', 'employees', '3', 'created', null, '{"id": 3, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Nahuel", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Ibáñez", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": 1, "created_at": "2026-11-28T09:54:26.289976Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T09:54:26.297335Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0149", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": "2024-09-05"}', '56484fb8-0864-4dde-b369-72265401d713', '1', null, null),
('42', '2026-11-28 09:54:27.207293+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-28T09:54:27.201191Z", "updated_at": "2026-11-28T09:54:27.205053Z"}', '42643f75-b94d-4258-86a3-9ad777d22e2f', null, null, null),
('43', '2026-11-28 09:54:27.207778+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-28T09:54:27.201191Z", "updated_at": "2026-11-28T09:54:27.207173Z"}', '42643f75-b94d-4258-86a3-9ad777d22e2f', null, null, null);
insert into "calendar_feeds" ("user_id", "token_hash", "layers", "created_at", "last_read") overriding system value values
('1', E'\\xcc2cd6a53d0d21254cba5a2920ff7ad9f7090492c27351d4af7052b7b926376b', '{events,medical_check}', '2026-11-28 09:54:26.337939+00', null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-28 09:54:25.176104+00', '2026-11-28 09:54:25.178176+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-28 09:54:25.197944+00', '2026-11-28 09:54:25.198444+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-28 09:54:25.605834+00', '2026-11-28 09:54:25.606421+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-28 09:54:25.505227+00', '2026-11-28 09:54:25.506583+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-28 09:54:25.20997+00', '2026-11-28 09:54:25.21083+00'),
('2', 'Ñandú', '#8B7355', '2026-11-28 09:54:25.225566+00', '2026-11-28 09:54:25.226108+00'),
('3', 'Lila true', '#B497D6', '2026-11-28 09:54:27.201191+00', '2026-11-28 09:54:27.205053+00'),
('4', 'Dorado true', '#FFD700', '2026-11-28 09:54:27.201191+00', '2026-11-28 09:54:27.207173+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-28 09:54:25.496504+00', '2026-11-28 09:54:25.497892+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-28 09:54:25.448226+00', '2026-11-28 09:54:25.448226+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-28 09:54:25.560753+00', '2026-11-28 09:54:25.561598+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-28 09:54:25.566338+00', '2026-11-28 09:54:25.567139+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-28T06:54:25.423842-03:00", "updated_at": "2026-11-28T06:54:25.423842-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-28 09:54:25.429366+00'),
('38', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T06:54:26.165851-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-28T06:54:26.171475-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-28 09:54:26.182652+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-28 09:54:25.575659+00', '2026-11-28 09:54:25.576382+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 09:54:25.629072+00', '2026-11-28 09:54:26.137883+00'),
('3', 'Nahuel', 'Ibáñez', null, '0149', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', null, null, null, null, null, null, null, null, null, 'true', null, null, null, '2024-09-05', null, null, null, null, null, null, null, null, null, null, 'true', '2026-11-28 09:54:26.289976+00', '2026-11-28 09:54:26.297335+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 09:54:25.629072+00', '2026-11-28 09:54:26.137034+00', 'false');
insert into "events" ("id", "title", "type", "start", "end", "time", "end_time", "notify", "notify_days", "repeat", "repeat_until", "skipped", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Reunión de seguridad', 'meeting', '2024-03-05', '2024-03-05', '09:00', '09:40', 'true', '3', 'weekly', '2024-04-30', '{2024-03-19}', '1', null, '2026-11-28 09:54:26.210703+00', '2026-11-28 09:54:26.26282+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('21cc97b2190af6b1a59f5860c57eabee', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-28 09:54:25.692857+00'),
('c09d4a0844ab475542e8b2014357c5e4', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-28 09:54:26.36487+00'),
('b3905e4f2e7b32214490fca3690a99aa', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-28 09:54:27.267775+00');
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
('1', '1', 'planilla.csv', 'c09d4a0844ab475542e8b2014357c5e4', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, '42643f75-b94d-4258-86a3-9ad777d22e2f', null, '3', '2', '2', 'false', null, null, '2026-11-28 09:54:26.36487+00', '2026-11-28 09:54:27.221406+00', '1'),
('2', '1', 'planilla.csv', 'b3905e4f2e7b32214490fca3690a99aa', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-28 09:54:27.267775+00', '2026-11-28 09:54:27.370117+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-28 09:54:25.582083+00', '2026-11-28 09:54:25.584329+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-28 09:54:25.58801+00', '2026-11-28 09:54:25.588835+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-28 09:54:25.594226+00', '2026-11-28 09:54:25.595016+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-28 09:54:25.601621+00', '2026-11-28 09:54:25.602288+00');
insert into "notice_digests" ("user_id", "day", "hour", "language", "stop_token", "next_at", "sent_for") overriding system value values
('1', '1', '9', 'es', 'IoFhWxQgcgJHICPHaMcTkKXEZuY5GuRi', '2026-11-30 12:00:00+00', null);
insert into "notice_dismissals" ("user_id", "notice_id", "expiration_date", "dismissed_at") overriding system value values
('1', 'medical_check-3', '2024-09-05', '2026-11-28 09:54:26.309637+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-28 09:54:25.440337+00', '2026-11-28 09:54:25.441401+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
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
('1', 'see_menu_products', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.604939+00'),
('2', 'create_products', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606388+00'),
('3', 'update_products', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606422+00'),
('4', 'delete_products', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60644+00'),
('5', 'see_menu_categories', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606457+00'),
('6', 'see_categories', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606472+00'),
('7', 'create_categories', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606484+00'),
('8', 'update_categories', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60649+00'),
('9', 'delete_categories', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606495+00'),
('10', 'see_menu_colors', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.6065+00'),
('11', 'see_colors', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606505+00'),
('12', 'create_colors', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606511+00'),
('13', 'update_colors', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606516+00'),
('14', 'delete_colors', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606521+00'),
('15', 'see_parameters', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606526+00'),
('16', 'create_parameters', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606531+00'),
('17', 'update_parameters', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606536+00'),
('18', 'delete_parameters', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606552+00'),
('19', 'see_menu_clients', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606561+00'),
('20', 'see_clients', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60657+00'),
('21', 'create_clients', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606578+00'),
('22', 'update_clients', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606587+00'),
('23', 'delete_clients', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606596+00'),
('24', 'see_menu_companies', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606602+00'),
('25', 'see_companies', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606607+00'),
('26', 'create_companies', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606612+00'),
('27', 'update_companies', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606618+00'),
('28', 'delete_companies', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606622+00'),
('29', 'see_menu_users', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606627+00'),
('30', 'see_users', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606632+00'),
('31', 'create_users', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606637+00'),
('32', 'update_users', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606645+00'),
('33', 'delete_users', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60665+00'),
('34', 'see_menu_permissions', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606661+00'),
('35', 'see_permissions', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60667+00'),
('36', 'create_permissions', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606679+00'),
('37', 'update_permissions', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606687+00'),
('38', 'delete_permissions', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606695+00'),
('39', 'see_audit', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606704+00'),
('40', 'see_menu_employees', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606712+00'),
('41', 'see_employees', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606717+00'),
('42', 'create_employees', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606722+00'),
('43', 'update_employees', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606727+00'),
('44', 'delete_employees', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606732+00'),
('45', 'see_employee_termination', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60674+00'),
('46', 'create_employee_termination', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606746+00'),
('47', 'update_employee_termination', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606751+00'),
('48', 'delete_employee_termination', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606755+00'),
('49', 'see_employee_general_data', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60676+00'),
('50', 'create_employee_general_data', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606765+00'),
('51', 'update_employee_general_data', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60677+00'),
('52', 'delete_employee_general_data', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606775+00'),
('53', 'print_employee_file', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606779+00'),
('54', 'load_database', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606784+00'),
('55', 'see_menu_ppes', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606789+00'),
('56', 'see_ppes', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606794+00'),
('57', 'create_ppes', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606799+00'),
('58', 'update_ppes', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606806+00'),
('59', 'delete_ppes', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606811+00'),
('60', 'see_ppe_deliveries', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606816+00'),
('61', 'create_ppe_deliveries', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606821+00'),
('62', 'update_ppe_deliveries', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606825+00'),
('63', 'delete_ppe_deliveries', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60683+00'),
('64', 'print_ppe_deliveries', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606835+00'),
('65', 'see_training_items', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60684+00'),
('66', 'create_training_items', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606845+00'),
('67', 'update_training_items', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.60685+00'),
('68', 'delete_training_items', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606859+00'),
('69', 'see_quality_items', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606868+00'),
('70', 'create_quality_items', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606876+00'),
('71', 'update_quality_items', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606887+00'),
('72', 'delete_quality_items', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606896+00'),
('73', 'see_notifications', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606905+00'),
('74', 'see_contact_messages', '2026-11-28 09:54:24.602896+00', '2026-11-28 09:54:24.606911+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('4d76f6a509b411139a0855e2f5c57910.jpg', 'image', '40', '40', 'false', '892', '2026-11-28 09:54:25.385147+00');
insert into "ppe_deliveries" ("id", "employee_id", "ppe_id", "round_id", "delivery_date", "next_delivery_date", "size", "quantity", "brand", "model", "certification", "comments", "images", "again", "ppe_name", "employee_name", "employee_dni", "job_title", "company_name", "company_cuit", "company_street", "company_city", "company_zip_code", "company_province", "absent", "signature", "signed_at", "device_signed_at", "signed_by", "signed_by_name", "operator", "address", "device", "sentence", "strokes", "strokes_hash", "scan", "scan_hash", "record_hash", "signature_hash", "annulled_at", "annulled_by", "annulled_by_name", "annul_reason", "created_at", "updated_at") overriding system value values
('2', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 09:54:25.746+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', 'ba0b36a1178e1270a7dd43539a900e59040b903e4d9ae2406b6a2beb423d5b41', null, null, null, null, '2026-11-28 09:54:25.720581+00', '2026-11-28 09:54:25.751918+00'),
('1', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 09:54:25.746+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', 'ba0b36a1178e1270a7dd43539a900e59040b903e4d9ae2406b6a2beb423d5b41', '2026-11-28 09:54:25.760418+00', '1', 'General, Administración', 'Talle equivocado', '2026-11-28 09:54:25.720581+00', '2026-11-28 09:54:25.763395+00');
insert into "ppe_holdings" ("employee_id", "ppe_id", "delivery_id", "delivery_date", "next_delivery_date", "is_needed", "pending_round_id", "surname", "name", "company_id", "client_id", "job_sector_id", "job_title_id", "active", "admission_date", "termination_date", "size", "search") overriding system value values
('1', '1', '2', '2024-03-05', '2024-09-05', 'true', null, 'Quiroga', 'Ayelén', '1', '1', null, '1', 'true', '2019-04-01', '2025-06-30', '9', 'ayelen quiroga ayelen 0147 28123456');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppe_printed_records" ("code", "employee_id", "rows", "rows_hash", "sheet_hash", "printed_on", "printed_by", "printed_by_name", "created_at") overriding system value values
('P68DEG5QD2QWYYJH', '1', '[[1, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "ba0b36a1178e1270a7dd43539a900e59040b903e4d9ae2406b6a2beb423d5b41"], [2, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "ba0b36a1178e1270a7dd43539a900e59040b903e4d9ae2406b6a2beb423d5b41"]]', 'b8a6fcc718eee0770daa2abda195c02e012c5f9fc5d7cf7ed41beada99f9c7cc', 'c72b92334e8d1d3781e0b7e10dfcd97b8883105887558c256e3d228f1743cb9b', '2026-11-28', '1', 'General, Administración', '2026-11-28 09:54:25.777321+00');
insert into "ppe_rounds" ("id", "title", "date", "signature", "closed_at", "closed_by", "closed_by_name", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Depósito', '2024-03-05', 'person', null, null, null, '1', '1', '2026-11-28 09:54:25.720581+00', '2026-11-28 09:54:25.723965+00');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-28 09:54:25.619193+00', '2026-11-28 09:54:25.619942+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{4d76f6a509b411139a0855e2f5c57910.jpg}', '2026-11-28 09:54:25.387621+00', '2026-11-28 09:54:25.409132+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-28 09:54:25.416621+00', '2026-11-28 09:54:25.416621+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 09:54:25.71158+00', '2026-11-28 09:54:25.713186+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-28 09:54:25.614571+00', '2026-11-28 09:54:25.615529+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-28 09:54:25.447227+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\xcbf481d624a69488c764257dca20a516bdec70715dd3e9b4d2279d34b3ddc807', '1', '2026-11-28 09:54:25.140798+00', '2026-11-28 21:54:25.140798+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\x831563ff2304e1a2977d48171f6df95a44003e94052d1e198ebae46b809261c9', '2026-11-28 09:54:24.702786+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-28 09:54:25.609788+00', '2026-11-28 09:54:25.610839+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 09:54:25.701631+00', '2026-11-28 09:54:25.703748+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\x88840d02555edf3eb7adc40b84140a561f41c485db8d275be62dba2a5e4af20c', '1', '33089b62-06dc-460c-9813-7025ff7ac9e4', '2026-11-28 09:54:25.429366+00'),
(E'\\x1b154bb9ee93aac3b3ede86358e926e1782f6dc606cb5a7e7c85e3fa37a24290', '1', '90708c5e-911e-47e2-8c1a-995d6fa7587c', '2026-11-28 09:54:25.720581+00'),
(E'\\xf61c67f363c3b07dac83809f1ef49bfa34323c9a06631f7166d773bb88447fd2', '1', 'c19728d0-b44b-479f-8598-76448ccf1b9d', '2026-11-28 09:54:26.126349+00'),
(E'\\xb368316816f5ce43f644e35383d8061b31e099ab27fb71a6e83ed52eab1b3219', '1', '1b761edd-6621-4f25-a2fe-98fefc9e6d07', '2026-11-28 09:54:26.182652+00'),
(E'\\xcc5dc4d67ce2ec754de24ae0b4970d96ecd0eec231d835833f8cb1995e3d0cb5', '1', '32d8bef3-68fe-45b0-a7de-1e79e24ed316', '2026-11-28 09:54:26.259608+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$PqNGcUckQUwwXsST69g4Dg$I6nSufv0OiDLV8LLVZzmiNeF2/N9KFVSr8Wv3vQWUes', 'true', null, null, null, '2026-11-28 09:54:24.611546+00', '2026-11-28 09:54:24.628787+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$fzjTeoM34nvBjrHLtBPr6Q$mmatL9ozRS0TzIYmZP9BA+iRKhnlB0PBPUmn4B3P2ho', 'true', null, '1', null, '2026-11-28 09:54:25.527739+00', '2026-11-28 09:54:25.530811+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$J/jzX1ZBXbMeTEudb3a3Kg$tPdy22Hg4ykFmLrT8CN4YlINgbXToBfyUZZ5ZesfUP8', 'false', null, null, '1', '2026-11-28 09:54:25.549323+00', '2026-11-28 09:54:25.55128+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 43);
select setval('categories_id_seq', 2);
select setval('ccts_id_seq', 1);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 4);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('contract_types_id_seq', 1);
select setval('cost_centers_id_seq', 1);
select setval('employee_status_id_seq', 1);
select setval('employees_id_seq', 3);
select setval('employment_periods_id_seq', 1);
select setval('events_id_seq', 1);
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
