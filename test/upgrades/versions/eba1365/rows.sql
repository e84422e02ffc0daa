insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id") overriding system value values
('1', '2026-11-24 11:38:19.285135+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-24T11:38:19.283329Z", "updated_at": "2026-11-24T11:38:19.284694Z", "description": "Nuevos y usados"}', '607c1abd-06e1-40b2-8815-366519771858', null),
('2', '2026-11-24 11:38:19.296736+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-24T11:38:19.295928Z", "updated_at": "2026-11-24T11:38:19.296610Z", "description": "Fundas y cargadores"}', '891a9e23-11ae-4add-bcbb-3c1b25b5a6ff', null),
('3', '2026-11-24 11:38:19.305757+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-24T11:38:19.304801Z", "updated_at": "2026-11-24T11:38:19.305445Z"}', '89555d6c-0358-4d99-b2da-23f57844c18c', null),
('4', '2026-11-24 11:38:19.311523+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-24T11:38:19.311005Z", "updated_at": "2026-11-24T11:38:19.311395Z"}', '9896ad3d-1673-448c-af9a-f4242b922fcb', null),
('5', '2026-11-24 11:38:19.588185+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["fdc624485c3297cdc7349bbaf619e7f7.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:38:19.583029Z", "updated_at": "2026-11-24T11:38:19.583029Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'fabc1339-6766-4580-a43f-cc15f396fd0e', null),
('6', '2026-11-24 11:38:19.603497+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["fdc624485c3297cdc7349bbaf619e7f7.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:38:19.583029Z", "updated_at": "2026-11-24T11:38:19.583029Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["fdc624485c3297cdc7349bbaf619e7f7.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:38:19.583029Z", "updated_at": "2026-11-24T11:38:19.603259Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '1d77feca-b1f4-47d4-bd9d-7ff65d7de532', null),
('7', '2026-11-24 11:38:19.61612+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:38:19.615689Z", "updated_at": "2026-11-24T11:38:19.615689Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '8555f4c3-1db6-433a-b8a4-364c38523706', null),
('8', '2026-11-24 11:38:19.626715+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:38:19.626418Z", "updated_at": "2026-11-24T11:38:19.626418Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', '5aa9db0a-f106-4c9f-a2bb-26ded9da497d', null),
('9', '2026-11-24 11:38:19.63588+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:38:19.626418Z", "updated_at": "2026-11-24T11:38:19.626418Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, 'd89f4c0f-d0b3-4484-a413-6bedfd5e199c', null),
('10', '2026-11-24 11:38:19.644113+00', '1', 'parameters', '1', 'created', null, '{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-24T11:38:19.642753Z", "start_hour": null, "updated_at": "2026-11-24T11:38:19.643704Z", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '6f88f21e-725e-4337-adeb-d184d5695e20', null),
('11', '2026-11-24 11:38:19.658965+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T11:38:19.657483Z", "updated_at": "2026-11-24T11:38:19.658459Z", "address_number": null, "address_street": null}', 'e28c2e8e-2f09-4a92-a693-41bdb51dcebe', '1'),
('12', '2026-11-24 11:38:19.666141+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T11:38:19.664702Z", "updated_at": "2026-11-24T11:38:19.665543Z", "address_number": null, "address_street": null}', '0a7a702d-76bf-463d-8efb-df6336e621cc', null),
('13', '2026-11-24 11:38:19.692607+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-24T11:38:19.671367Z", "updated_at": "2026-11-24T11:38:19.692154Z"}', '9c28dee3-d5c0-4d24-a3c6-3ff45842f45d', '1'),
('14', '2026-11-24 11:38:19.726357+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-24T11:38:19.698771Z", "updated_at": "2026-11-24T11:38:19.725920Z"}', '268b0dde-1c12-418c-8ac0-792477e63e7b', null),
('15', '2026-11-24 11:38:19.737286+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-24T11:38:19.734167Z", "updated_at": "2026-11-24T11:38:19.736513Z", "description": null}', '61e0af50-2779-4280-b94d-4e4bd29b4ef9', null),
('16', '2026-11-24 11:38:19.744481+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-24T11:38:19.743177Z", "updated_at": "2026-11-24T11:38:19.744016Z", "description": null}', '2552685b-6230-4283-9b8d-5f1ed013446e', null),
('17', '2026-11-24 11:38:19.749328+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-24T11:38:19.748131Z", "updated_at": "2026-11-24T11:38:19.748848Z", "description": null}', 'c8254642-d2ee-4b25-a67e-06a745cb047a', null),
('18', '2026-11-24 11:38:19.754676+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-24T11:38:19.753461Z", "updated_at": "2026-11-24T11:38:19.754127Z", "description": null}', '626eabb7-1b1f-4908-ae69-92e718eac4db', null),
('19', '2026-11-24 11:38:19.759551+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-24T11:38:19.758499Z", "updated_at": "2026-11-24T11:38:19.759147Z", "description": null}', 'ad71aef4-b9d8-4981-8358-498e31ea8acb', null),
('20', '2026-11-24 11:38:19.764909+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-24T11:38:19.763610Z", "updated_at": "2026-11-24T11:38:19.764409Z", "description": null}', 'fc8f22eb-20df-4b0d-bcb6-86b0638921e9', null),
('21', '2026-11-24 11:38:19.777852+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-24T11:38:19.775132Z", "updated_at": "2026-11-24T11:38:19.777385Z", "description": null}', '7b6616c0-329d-4611-bc4b-e2bce76d8fd3', null),
('22', '2026-11-24 11:38:19.789902+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-24T11:38:19.787177Z", "updated_at": "2026-11-24T11:38:19.789387Z", "description": null}', 'f40351e3-ac7f-4209-9f01-8c00227767f8', null),
('23', '2026-11-24 11:38:19.80056+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-24T11:38:19.799060Z", "updated_at": "2026-11-24T11:38:19.799958Z", "description": null}', '657211be-85df-454c-b775-1824ef06cffe', null),
('24', '2026-11-24 11:38:19.807229+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-24T11:38:19.805219Z", "updated_at": "2026-11-24T11:38:19.805981Z", "description": null}', '2ababc28-e077-4aa4-92dd-489a4793e725', null),
('25', '2026-11-24 11:38:19.814626+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-24T11:38:19.811306Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-24T11:38:19.811901Z", "description": null, "certification": null, "useful_life_months": null}', '3fd041b8-693b-4891-84a5-44788c4b7140', null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-24 11:38:19.283329+00', '2026-11-24 11:38:19.284694+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-24 11:38:19.295928+00', '2026-11-24 11:38:19.29661+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-24 11:38:19.787177+00', '2026-11-24 11:38:19.789387+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-24 11:38:19.664702+00', '2026-11-24 11:38:19.665543+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-24 11:38:19.304801+00', '2026-11-24 11:38:19.305445+00'),
('2', 'Ñandú', '#8B7355', '2026-11-24 11:38:19.311005+00', '2026-11-24 11:38:19.311395+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-24 11:38:19.657483+00', '2026-11-24 11:38:19.658459+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-24 11:38:19.651658+00', '2026-11-24 11:38:19.651658+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-24 11:38:19.734167+00', '2026-11-24 11:38:19.736513+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-24 11:38:19.743177+00', '2026-11-24 11:38:19.744016+00');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-24 11:38:19.748131+00', '2026-11-24 11:38:19.748848+00');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-24 11:38:19.753461+00', '2026-11-24 11:38:19.754127+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-24 11:38:19.758499+00', '2026-11-24 11:38:19.759147+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-24 11:38:19.76361+00', '2026-11-24 11:38:19.764409+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-24 11:38:19.775132+00', '2026-11-24 11:38:19.777385+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-24 11:38:19.642753+00', '2026-11-24 11:38:19.643704+00');
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.503228+00'),
('2', 'create_products', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504356+00'),
('3', 'update_products', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504381+00'),
('4', 'delete_products', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504391+00'),
('5', 'see_menu_categories', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.5044+00'),
('6', 'see_categories', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504412+00'),
('7', 'create_categories', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.50442+00'),
('8', 'update_categories', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504426+00'),
('9', 'delete_categories', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504431+00'),
('10', 'see_menu_colors', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504436+00'),
('11', 'see_colors', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504442+00'),
('12', 'create_colors', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504447+00'),
('13', 'update_colors', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504451+00'),
('14', 'delete_colors', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504457+00'),
('15', 'see_parameters', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504462+00'),
('16', 'create_parameters', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504467+00'),
('17', 'update_parameters', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504472+00'),
('18', 'delete_parameters', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504477+00'),
('19', 'see_menu_clients', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504484+00'),
('20', 'see_clients', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.50449+00'),
('21', 'create_clients', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504495+00'),
('22', 'update_clients', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.5045+00'),
('23', 'delete_clients', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504505+00'),
('24', 'see_menu_companies', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.50451+00'),
('25', 'see_companies', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504515+00'),
('26', 'create_companies', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.50452+00'),
('27', 'update_companies', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504525+00'),
('28', 'delete_companies', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.50453+00'),
('29', 'see_menu_users', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504536+00'),
('30', 'see_users', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504541+00'),
('31', 'create_users', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504546+00'),
('32', 'update_users', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504551+00'),
('33', 'delete_users', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504558+00'),
('34', 'see_menu_permissions', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504563+00'),
('35', 'see_permissions', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504569+00'),
('36', 'create_permissions', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504574+00'),
('37', 'update_permissions', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504579+00'),
('38', 'delete_permissions', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504584+00'),
('39', 'see_audit', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504589+00'),
('40', 'see_menu_employees', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504594+00'),
('41', 'see_employees', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504599+00'),
('42', 'create_employees', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504604+00'),
('43', 'update_employees', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504609+00'),
('44', 'delete_employees', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504614+00'),
('45', 'see_employee_termination', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504619+00'),
('46', 'create_employee_termination', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504627+00'),
('47', 'update_employee_termination', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504632+00'),
('48', 'delete_employee_termination', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504637+00'),
('49', 'see_employee_general_data', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504642+00'),
('50', 'create_employee_general_data', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504647+00'),
('51', 'update_employee_general_data', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504652+00'),
('52', 'delete_employee_general_data', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504657+00'),
('53', 'print_employee_file', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504662+00'),
('54', 'load_database', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504668+00'),
('55', 'see_menu_ppes', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504673+00'),
('56', 'see_ppes', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504678+00'),
('57', 'create_ppes', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504682+00'),
('58', 'update_ppes', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504687+00'),
('59', 'delete_ppes', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504694+00'),
('60', 'see_ppe_deliveries', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504699+00'),
('61', 'create_ppe_deliveries', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504704+00'),
('62', 'update_ppe_deliveries', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504709+00'),
('63', 'delete_ppe_deliveries', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504714+00'),
('64', 'print_ppe_deliveries', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504719+00'),
('65', 'see_training_items', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504725+00'),
('66', 'create_training_items', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504729+00'),
('67', 'update_training_items', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504735+00'),
('68', 'delete_training_items', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504739+00'),
('69', 'see_quality_items', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504745+00'),
('70', 'create_quality_items', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504749+00'),
('71', 'update_quality_items', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504755+00'),
('72', 'delete_quality_items', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504762+00'),
('73', 'see_notifications', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504767+00'),
('74', 'see_contact_messages', '2026-11-24 11:38:18.501478+00', '2026-11-24 11:38:18.504772+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('fdc624485c3297cdc7349bbaf619e7f7.jpg', 'image', '40', '40', 'false', '892', '2026-11-24 11:38:19.580925+00');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-24 11:38:19.811306+00', '2026-11-24 11:38:19.811901+00');
insert into "product_colors" ("product_id", "color_id", "position") overriding system value values
('1', '1', '1'),
('1', '2', '2');
insert into "products" ("id", "name", "description", "category_id", "price", "capacity", "code", "image", "created_at", "updated_at") overriding system value values
('1', 'iPhone 17', 'En caja cerrada.
Un año de garantía.', '1', '1399.90', '256 GB', null, '{fdc624485c3297cdc7349bbaf619e7f7.jpg}', '2026-11-24 11:38:19.583029+00', '2026-11-24 11:38:19.603259+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-24 11:38:19.615689+00', '2026-11-24 11:38:19.615689+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '11');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-24 11:38:19.805219+00', '2026-11-24 11:38:19.805981+00');
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-24 11:38:19.651065+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x20d2540a5c89235d6ecc1785f2c33a78592e037e55f8a1f00203aa680c2b167a', '1', '2026-11-24 11:38:19.26838+00', '2026-11-24 23:38:19.26838+00');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de training_items', null, '2026-11-24 11:38:19.79906+00', '2026-11-24 11:38:19.799958+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$FZOslEjQ7nW0yWx2+VNVjg$4+HdJtobxAzpcWd0iqOdCNxuZabk6Vtr5B/yFa1/GFs', 'true', null, null, null, '2026-11-24 11:38:18.50707+00', '2026-11-24 11:38:18.523787+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$vQ1uEW6oo2j+71oVN/7jDw$D68JeUHDA5UnbQffla0RnHj7c+p0Nrqb1DURcTAZyvk', 'true', null, '1', null, '2026-11-24 11:38:19.671367+00', '2026-11-24 11:38:19.692154+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$9HhI3/qc9lavKnfEdAikmw$wEclu7AmGtJGnV60iBflyhVCPri+5aEK3+V3Ed1PjcU', 'false', null, null, '1', '2026-11-24 11:38:19.698771+00', '2026-11-24 11:38:19.72592+00');
select setval('audit_id_seq', 25);
select setval('categories_id_seq', 2);
select setval('ccts_id_seq', 1);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 2);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('contract_types_id_seq', 1);
select setval('cost_centers_id_seq', 1);
select setval('employee_status_id_seq', 1);
select setval('job_categories_id_seq', 1);
select setval('job_sectors_id_seq', 1);
select setval('job_titles_id_seq', 1);
select setval('management_levels_id_seq', 1);
select setval('parameters_id_seq', 1);
select setval('permissions_id_seq', 74);
select setval('ppes_id_seq', 1);
select setval('products_id_seq', 3);
select setval('quality_items_id_seq', 1);
select setval('rate_hits_id_seq', 3);
select setval('sessions_id_seq', 1);
select setval('training_items_id_seq', 1);
select setval('users_id_seq', 3);
