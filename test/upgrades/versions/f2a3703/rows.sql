insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '28815973a88f18585a3b3a58a09abf67', 'contrato.pdf', 'application/pdf', '15', '2026-11-28 07:02:36.132105+00', '2026-11-28 07:02:36.135154+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-28 07:02:35.722821+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-28T07:02:35.720057Z", "updated_at": "2026-11-28T07:02:35.722446Z", "description": "Nuevos y usados"}', '25139db6-50ba-45e8-ad07-5a205aaf5fdf', null, null, null),
('2', '2026-11-28 07:02:35.733229+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-28T07:02:35.732541Z", "updated_at": "2026-11-28T07:02:35.733066Z", "description": "Fundas y cargadores"}', '052551af-4007-4433-97d1-efc573319f0c', null, null, null),
('3', '2026-11-28 07:02:35.739786+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-28T07:02:35.738792Z", "updated_at": "2026-11-28T07:02:35.739420Z"}', '09c66c18-2d35-4835-a552-4669b7abb025', null, null, null),
('4', '2026-11-28 07:02:35.744364+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-28T07:02:35.743811Z", "updated_at": "2026-11-28T07:02:35.744257Z"}', '8f9ea3c4-6cbc-447b-af6e-fd446e6ce30c', null, null, null),
('5', '2026-11-28 07:02:35.850124+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["070b7dfb89aafe0e585f9fe37cda1de6.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T07:02:35.846163Z", "updated_at": "2026-11-28T07:02:35.846163Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '3af0fe27-743c-482d-b65d-63ea49507a56', null, null, null),
('6', '2026-11-28 07:02:35.86565+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["070b7dfb89aafe0e585f9fe37cda1de6.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T07:02:35.846163Z", "updated_at": "2026-11-28T07:02:35.846163Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["070b7dfb89aafe0e585f9fe37cda1de6.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T07:02:35.846163Z", "updated_at": "2026-11-28T07:02:35.865299Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '27425fce-c512-4199-b3ca-0502307f819f', null, null, null),
('7', '2026-11-28 07:02:35.873596+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T07:02:35.873040Z", "updated_at": "2026-11-28T07:02:35.873040Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', 'f6a7874a-4f18-476e-afe3-a84c8ecf688e', null, null, null),
('8', '2026-11-28 07:02:35.879803+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T07:02:35.879409Z", "updated_at": "2026-11-28T07:02:35.879409Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', '5ec36c14-168e-4ced-b398-09c5470bad4e', null, null, null),
('9', '2026-11-28 07:02:35.886646+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T07:02:35.879409Z", "updated_at": "2026-11-28T07:02:35.879409Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '9a15e6c6-5823-4952-92a9-d1643a70b103', null, null, null),
('10', '2026-11-28 07:02:35.896289+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-28T07:02:35.894728Z", "start_hour": null, "updated_at": "2026-11-28T07:02:35.895899Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '32584ec3-438f-4641-aa43-debb2ea0c636', null, null, null),
('11', '2026-11-28 07:02:35.954566+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T07:02:35.951385Z", "updated_at": "2026-11-28T07:02:35.952778Z", "address_number": null, "address_street": null}', '2fc04829-6390-48d1-96a1-3ede26d64820', '1', null, null),
('12', '2026-11-28 07:02:35.9624+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T07:02:35.960713Z", "updated_at": "2026-11-28T07:02:35.961835Z", "address_number": null, "address_street": null}', '60c59016-314a-4add-882d-58a6dd4f452f', null, '1', null),
('13', '2026-11-28 07:02:35.983169+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-28T07:02:35.977926Z", "updated_at": "2026-11-28T07:02:35.982417Z"}', '16de24c8-b513-482b-a760-375346f8fd2d', '1', null, null),
('14', '2026-11-28 07:02:36.002397+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-28T07:02:36.000005Z", "updated_at": "2026-11-28T07:02:36.002087Z"}', '1fff7a68-afb5-43ae-bcb1-cc3707fc907b', null, '1', null),
('15', '2026-11-28 07:02:36.007924+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-28T07:02:36.006537Z", "updated_at": "2026-11-28T07:02:36.007473Z", "description": null}', 'f229cc2a-e5f6-47d8-b833-db1e04106962', null, null, null),
('16', '2026-11-28 07:02:36.012792+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-28T07:02:36.011700Z", "updated_at": "2026-11-28T07:02:36.012428Z", "description": null}', '2708651e-edac-4acd-b85f-158038209bdb', null, null, null),
('17', '2026-11-28 07:02:36.017182+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-28T07:02:36.016219Z", "updated_at": "2026-11-28T07:02:36.016831Z", "description": null}', 'efc03fb8-87ef-458f-8735-b09352e2bcf2', null, null, null),
('18', '2026-11-28 07:02:36.021012+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-28T07:02:36.020080Z", "updated_at": "2026-11-28T07:02:36.020635Z", "description": null}', '7e90818d-2594-48eb-9cb2-e561c517b07b', null, null, null),
('19', '2026-11-28 07:02:36.024469+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-28T07:02:36.023439Z", "updated_at": "2026-11-28T07:02:36.024101Z", "description": null}', '3f517d34-a012-49a5-b53d-259e25074419', null, null, null),
('20', '2026-11-28 07:02:36.028273+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-28T07:02:36.027255Z", "updated_at": "2026-11-28T07:02:36.027926Z", "description": null}', 'b2a60958-60cc-4dfc-9382-539effb9eb72', null, null, null),
('21', '2026-11-28 07:02:36.032567+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-28T07:02:36.031606Z", "updated_at": "2026-11-28T07:02:36.032225Z", "description": null}', 'bae3e550-0177-45c7-9a15-6d72865c8817', null, null, null),
('22', '2026-11-28 07:02:36.036311+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-28T07:02:36.035344Z", "updated_at": "2026-11-28T07:02:36.035977Z", "description": null}', '1469f4d9-fbbb-463d-9a52-1cf37ac111ff', null, null, null),
('23', '2026-11-28 07:02:36.040339+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-28T07:02:36.038901Z", "job_titles": [], "updated_at": "2026-11-28T07:02:36.039983Z", "description": null, "validity_months": null}', '22ecd123-db75-4f89-883b-c24f7783d42a', null, null, null),
('24', '2026-11-28 07:02:36.045765+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-28T07:02:36.043978Z", "job_titles": [], "updated_at": "2026-11-28T07:02:36.045237Z", "description": null, "validity_months": null}', 'f6d2a974-df19-49f6-b91b-08f56d09a2c3', null, null, null),
('25', '2026-11-28 07:02:36.057722+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-28T07:02:36.049959Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-28T07:02:36.050851Z", "description": null, "certification": null, "useful_life_months": null}', 'bf5dcbab-fc2b-495a-84b7-62ab7d3d95cc', null, null, null),
('26', '2026-11-28 07:02:36.087214+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T07:02:36.062902Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T07:02:36.064493Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '342b980f-b5da-499c-854f-bbac6648f1b6', '1', '1', null),
('27', '2026-11-28 07:02:36.135448+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "28815973a88f18585a3b3a58a09abf67", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-28T07:02:36.132105Z", "media_type": "application/pdf", "updated_at": "2026-11-28T07:02:36.135154Z", "employee_id": 1}', '847af9b5-cac6-4068-90f7-c40aa029460e', '1', '1', null),
('28', '2026-11-28 07:02:36.144333+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T07:02:36.141952Z", "instructor": null, "updated_at": "2026-11-28T07:02:36.143955Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', '60debc84-a636-423a-bd4d-007f58076ac6', '1', '1', null),
('29', '2026-11-28 07:02:36.15192+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T07:02:36.149893Z", "instructor": null, "updated_at": "2026-11-28T07:02:36.151559Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', 'd02ad1c6-9da4-4afa-bba3-de50199342bf', '1', '1', null),
('30', '2026-11-28 07:02:36.163155+00', '1', 'ppe_rounds', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "title": "Depósito", "client": "Colegio Ñandubay", "company": "Río Paraná SRL", "client_id": 1, "closed_at": null, "signature": "person", "company_id": 1, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.162719Z", "closed_by_name": null}', '6a308024-8dbc-473b-928b-c44df882ca7f', '1', '1', null),
('31', '2026-11-28 07:02:36.168803+00', '1', 'ppe_deliveries', '1', 'created', null, '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.168149Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '6a308024-8dbc-473b-928b-c44df882ca7f', '1', '1', null),
('32', '2026-11-28 07:02:36.168882+00', '1', 'ppe_deliveries', '2', 'created', null, '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.168723Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '6a308024-8dbc-473b-928b-c44df882ca7f', '1', '1', null),
('33', '2026-11-28 07:02:36.190912+00', '1', 'ppe_deliveries', '1', 'signed', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.168149Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T07:02:36.181000Z", "signed_by": 1, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.186338Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "f0f621f08be353fd6901b54e6bfe22a0742f62bb58cd13bb8e39d78ae092bc2e", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '3ddb8c5f-a52a-4f23-9b19-6a15a531f015', '1', '1', null),
('34', '2026-11-28 07:02:36.191037+00', '1', 'ppe_deliveries', '2', 'signed', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.168723Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T07:02:36.181000Z", "signed_by": 1, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.186760Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "f0f621f08be353fd6901b54e6bfe22a0742f62bb58cd13bb8e39d78ae092bc2e", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '3ddb8c5f-a52a-4f23-9b19-6a15a531f015', '1', '1', null),
('35', '2026-11-28 07:02:36.205145+00', '1', 'ppe_deliveries', '1', 'annul', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T07:02:36.181000Z", "signed_by": 1, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.186338Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "f0f621f08be353fd6901b54e6bfe22a0742f62bb58cd13bb8e39d78ae092bc2e", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T07:02:36.181000Z", "signed_by": 1, "created_at": "2026-11-28T07:02:36.160096Z", "updated_at": "2026-11-28T07:02:36.199634Z", "annulled_at": "2026-11-28T07:02:36.196191Z", "annulled_by": 1, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": "Talle equivocado", "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "f0f621f08be353fd6901b54e6bfe22a0742f62bb58cd13bb8e39d78ae092bc2e", "signed_by_name": "General, Administración", "annulled_by_name": "General, Administración", "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'e7f77f91-d4c5-4ea8-97cd-9052761045b1', '1', '1', '{"reason": "Talle equivocado"}'),
('36', '2026-11-28 07:02:36.507453+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T07:02:36.062902Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T07:02:36.064493Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T07:02:36.062902Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T07:02:36.492162Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '7da06025-cb3e-443e-8aa3-49836311a1e7', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('37', '2026-11-28 07:02:36.520369+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T07:02:36.515328Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T07:02:36.519945Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'babd9b30-a5a3-40e2-a192-5bfa63068b5c', null, null, null),
('38', '2026-11-28 07:02:36.540503+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T07:02:36.515328Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T07:02:36.519945Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '0a42b473-5cd8-474e-a837-51a2d610d486', null, null, null),
('39', '2026-11-28 07:02:36.554648+00', '1', 'events', '1', 'created', null, '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T07:02:36.551909Z", "updated_at": "2026-11-28T07:02:36.553641Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '7dad1a30-308f-4162-96f6-c2fdd68bdd87', '1', null, null),
('40', '2026-11-28 07:02:36.563502+00', '1', 'events', '1', 'skip', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T07:02:36.551909Z", "updated_at": "2026-11-28T07:02:36.553641Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": ["2024-03-19"], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T07:02:36.551909Z", "updated_at": "2026-11-28T07:02:36.562123Z", "notify_days": 3, "repeat_until": "2024-04-30"}', 'bfc50d0c-e448-4a13-9bba-bfdfc0721058', '1', null, '{"date": "2024-03-19"}'),
('41', '2026-11-28 07:02:36.572015+00', '1', 'employees', '3', 'created', null, '{"id": 3, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Nahuel", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Ibáñez", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": 1, "created_at": "2026-11-28T07:02:36.567973Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T07:02:36.571406Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0149", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": "2024-09-05"}', 'd83483ca-cd50-441d-b80c-27fefccffd04', '1', null, null),
('42', '2026-11-28 07:02:37.360781+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-28T07:02:37.356801Z", "updated_at": "2026-11-28T07:02:37.359181Z"}', 'aff1e456-a2e6-4931-a47e-5a0e1a2d9b5f', null, null, null),
('43', '2026-11-28 07:02:37.361078+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-28T07:02:37.356801Z", "updated_at": "2026-11-28T07:02:37.360719Z"}', 'aff1e456-a2e6-4931-a47e-5a0e1a2d9b5f', null, null, null);
insert into "calendar_feeds" ("user_id", "token_hash", "layers", "created_at", "last_read") overriding system value values
('1', E'\\x1f61dc01f73d03df095c42caff0eb9eee507c24096eb27c17d3563b5b99fdd69', '{events,medical_check}', '2026-11-28 07:02:36.593834+00', null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-28 07:02:35.720057+00', '2026-11-28 07:02:35.722446+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-28 07:02:35.732541+00', '2026-11-28 07:02:35.733066+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-28 07:02:36.035344+00', '2026-11-28 07:02:36.035977+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-28 07:02:35.960713+00', '2026-11-28 07:02:35.961835+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-28 07:02:35.738792+00', '2026-11-28 07:02:35.73942+00'),
('2', 'Ñandú', '#8B7355', '2026-11-28 07:02:35.743811+00', '2026-11-28 07:02:35.744257+00'),
('3', 'Lila true', '#B497D6', '2026-11-28 07:02:37.356801+00', '2026-11-28 07:02:37.359181+00'),
('4', 'Dorado true', '#FFD700', '2026-11-28 07:02:37.356801+00', '2026-11-28 07:02:37.360719+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-28 07:02:35.951385+00', '2026-11-28 07:02:35.952778+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-28 07:02:35.901886+00', '2026-11-28 07:02:35.901886+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-28 07:02:36.006537+00', '2026-11-28 07:02:36.007473+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-28 07:02:36.0117+00', '2026-11-28 07:02:36.012428+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-28T04:02:35.879409-03:00", "updated_at": "2026-11-28T04:02:35.879409-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-28 07:02:35.883157+00'),
('38', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T04:02:36.515328-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-28T04:02:36.519945-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-28 07:02:36.527525+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-28 07:02:36.016219+00', '2026-11-28 07:02:36.016831+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 07:02:36.062902+00', '2026-11-28 07:02:36.492162+00'),
('3', 'Nahuel', 'Ibáñez', null, '0149', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', null, null, null, null, null, null, null, null, null, 'true', null, null, null, '2024-09-05', null, null, null, null, null, null, null, null, null, null, 'true', '2026-11-28 07:02:36.567973+00', '2026-11-28 07:02:36.571406+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 07:02:36.062902+00', '2026-11-28 07:02:36.491263+00', 'false');
insert into "events" ("id", "title", "type", "start", "end", "time", "end_time", "notify", "notify_days", "repeat", "repeat_until", "skipped", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Reunión de seguridad', 'meeting', '2024-03-05', '2024-03-05', '09:00', '09:40', 'true', '3', 'weekly', '2024-04-30', '{2024-03-19}', '1', null, '2026-11-28 07:02:36.551909+00', '2026-11-28 07:02:36.562123+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('28815973a88f18585a3b3a58a09abf67', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-28 07:02:36.132105+00'),
('647e51fc22860ad024197d1ff59456c5', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-28 07:02:36.605671+00'),
('a0d1ae10999b2e5f16521cee62d25fa6', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-28 07:02:37.391834+00');
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
('2', '1', 'planilla.csv', 'a0d1ae10999b2e5f16521cee62d25fa6', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-28 07:02:37.391834+00', '2026-11-28 07:02:37.463987+00', '1'),
('1', '1', 'planilla.csv', '647e51fc22860ad024197d1ff59456c5', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, 'aff1e456-a2e6-4931-a47e-5a0e1a2d9b5f', null, '3', '2', '2', 'false', null, null, '2026-11-28 07:02:36.605671+00', '2026-11-28 07:02:37.367031+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-28 07:02:36.02008+00', '2026-11-28 07:02:36.020635+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-28 07:02:36.023439+00', '2026-11-28 07:02:36.024101+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-28 07:02:36.027255+00', '2026-11-28 07:02:36.027926+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-28 07:02:36.031606+00', '2026-11-28 07:02:36.032225+00');
insert into "notice_digests" ("user_id", "day", "hour", "language", "stop_token", "next_at", "sent_for") overriding system value values
('1', '1', '9', 'es', 'AroJgqSKW4SKceVEspjQvOq9rV8QZNTm', '2026-11-30 12:00:00+00', null);
insert into "notice_dismissals" ("user_id", "notice_id", "expiration_date", "dismissed_at") overriding system value values
('1', 'medical_check-3', '2024-09-05', '2026-11-28 07:02:36.583192+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-28 07:02:35.894728+00', '2026-11-28 07:02:35.895899+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
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
('1', 'see_menu_products', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.368456+00'),
('2', 'create_products', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369649+00'),
('3', 'update_products', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369674+00'),
('4', 'delete_products', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369685+00'),
('5', 'see_menu_categories', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369693+00'),
('6', 'see_categories', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369701+00'),
('7', 'create_categories', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.36971+00'),
('8', 'update_categories', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369715+00'),
('9', 'delete_categories', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.36972+00'),
('10', 'see_menu_colors', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369725+00'),
('11', 'see_colors', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.36973+00'),
('12', 'create_colors', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369735+00'),
('13', 'update_colors', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.36974+00'),
('14', 'delete_colors', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369749+00'),
('15', 'see_parameters', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369754+00'),
('16', 'create_parameters', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369759+00'),
('17', 'update_parameters', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369763+00'),
('18', 'delete_parameters', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369768+00'),
('19', 'see_menu_clients', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369773+00'),
('20', 'see_clients', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369778+00'),
('21', 'create_clients', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369783+00'),
('22', 'update_clients', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369788+00'),
('23', 'delete_clients', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369793+00'),
('24', 'see_menu_companies', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369798+00'),
('25', 'see_companies', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369803+00'),
('26', 'create_companies', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369808+00'),
('27', 'update_companies', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369816+00'),
('28', 'delete_companies', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369821+00'),
('29', 'see_menu_users', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369825+00'),
('30', 'see_users', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369831+00'),
('31', 'create_users', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369836+00'),
('32', 'update_users', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369841+00'),
('33', 'delete_users', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369846+00'),
('34', 'see_menu_permissions', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369851+00'),
('35', 'see_permissions', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369856+00'),
('36', 'create_permissions', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369861+00'),
('37', 'update_permissions', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369866+00'),
('38', 'delete_permissions', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369871+00'),
('39', 'see_audit', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369875+00'),
('40', 'see_menu_employees', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369882+00'),
('41', 'see_employees', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369888+00'),
('42', 'create_employees', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369893+00'),
('43', 'update_employees', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369898+00'),
('44', 'delete_employees', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369903+00'),
('45', 'see_employee_termination', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369907+00'),
('46', 'create_employee_termination', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369912+00'),
('47', 'update_employee_termination', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369917+00'),
('48', 'delete_employee_termination', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369923+00'),
('49', 'see_employee_general_data', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369927+00'),
('50', 'create_employee_general_data', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369932+00'),
('51', 'update_employee_general_data', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369938+00'),
('52', 'delete_employee_general_data', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369943+00'),
('53', 'print_employee_file', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369952+00'),
('54', 'load_database', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369957+00'),
('55', 'see_menu_ppes', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369961+00'),
('56', 'see_ppes', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369966+00'),
('57', 'create_ppes', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369971+00'),
('58', 'update_ppes', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369976+00'),
('59', 'delete_ppes', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369981+00'),
('60', 'see_ppe_deliveries', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369986+00'),
('61', 'create_ppe_deliveries', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369991+00'),
('62', 'update_ppe_deliveries', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.369996+00'),
('63', 'delete_ppe_deliveries', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370001+00'),
('64', 'print_ppe_deliveries', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370005+00'),
('65', 'see_training_items', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370011+00'),
('66', 'create_training_items', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370017+00'),
('67', 'update_training_items', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370023+00'),
('68', 'delete_training_items', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370028+00'),
('69', 'see_quality_items', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370032+00'),
('70', 'create_quality_items', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370037+00'),
('71', 'update_quality_items', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370042+00'),
('72', 'delete_quality_items', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370047+00'),
('73', 'see_notifications', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370052+00'),
('74', 'see_contact_messages', '2026-11-28 07:02:35.366493+00', '2026-11-28 07:02:35.370056+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('070b7dfb89aafe0e585f9fe37cda1de6.jpg', 'image', '40', '40', 'false', '892', '2026-11-28 07:02:35.843191+00');
insert into "ppe_deliveries" ("id", "employee_id", "ppe_id", "round_id", "delivery_date", "next_delivery_date", "size", "quantity", "brand", "model", "certification", "comments", "images", "again", "ppe_name", "employee_name", "employee_dni", "job_title", "company_name", "company_cuit", "company_street", "company_city", "company_zip_code", "company_province", "absent", "signature", "signed_at", "device_signed_at", "signed_by", "signed_by_name", "operator", "address", "device", "sentence", "strokes", "strokes_hash", "scan", "scan_hash", "record_hash", "signature_hash", "annulled_at", "annulled_by", "annulled_by_name", "annul_reason", "created_at", "updated_at") overriding system value values
('2', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 07:02:36.181+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', 'f0f621f08be353fd6901b54e6bfe22a0742f62bb58cd13bb8e39d78ae092bc2e', null, null, null, null, '2026-11-28 07:02:36.160096+00', '2026-11-28 07:02:36.18676+00'),
('1', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 07:02:36.181+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', 'f0f621f08be353fd6901b54e6bfe22a0742f62bb58cd13bb8e39d78ae092bc2e', '2026-11-28 07:02:36.196191+00', '1', 'General, Administración', 'Talle equivocado', '2026-11-28 07:02:36.160096+00', '2026-11-28 07:02:36.199634+00');
insert into "ppe_holdings" ("employee_id", "ppe_id", "delivery_id", "delivery_date", "next_delivery_date", "is_needed", "pending_round_id", "surname", "name", "company_id", "client_id", "job_sector_id", "job_title_id", "active", "admission_date", "termination_date", "size", "search") overriding system value values
('1', '1', '2', '2024-03-05', '2024-09-05', 'true', null, 'Quiroga', 'Ayelén', '1', '1', null, '1', 'true', '2019-04-01', '2025-06-30', '9', 'ayelen quiroga ayelen 0147 28123456');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppe_printed_records" ("code", "employee_id", "rows", "rows_hash", "sheet_hash", "printed_on", "printed_by", "printed_by_name", "created_at") overriding system value values
('ZAQTEWBTTW4T8CPK', '1', '[[1, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "f0f621f08be353fd6901b54e6bfe22a0742f62bb58cd13bb8e39d78ae092bc2e"], [2, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "f0f621f08be353fd6901b54e6bfe22a0742f62bb58cd13bb8e39d78ae092bc2e"]]', '0bef3ee002f27beae841322a3776bea5cf85613e010b4991ec1e267ec8f62658', 'c72b92334e8d1d3781e0b7e10dfcd97b8883105887558c256e3d228f1743cb9b', '2026-11-28', '1', 'General, Administración', '2026-11-28 07:02:36.214258+00');
insert into "ppe_rounds" ("id", "title", "date", "signature", "closed_at", "closed_by", "closed_by_name", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Depósito', '2024-03-05', 'person', null, null, null, '1', '1', '2026-11-28 07:02:36.160096+00', '2026-11-28 07:02:36.162719+00');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-28 07:02:36.049959+00', '2026-11-28 07:02:36.050851+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{070b7dfb89aafe0e585f9fe37cda1de6.jpg}', '2026-11-28 07:02:35.846163+00', '2026-11-28 07:02:35.865299+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-28 07:02:35.87304+00', '2026-11-28 07:02:35.87304+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 07:02:36.149893+00', '2026-11-28 07:02:36.151559+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-28 07:02:36.043978+00', '2026-11-28 07:02:36.045237+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-28 07:02:35.901338+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\xac14dbc0db9b1e9f678d9d8b619a8cdc19f62fbd75febd56c005460d03d155e9', '1', '2026-11-28 07:02:35.702939+00', '2026-11-28 19:02:35.702939+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\xc8fd20f2dd56c3053a95e40517541c399532050cab2f227a3e7707f5b6bb159e', '2026-11-28 07:02:35.445091+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-28 07:02:36.038901+00', '2026-11-28 07:02:36.039983+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 07:02:36.141952+00', '2026-11-28 07:02:36.143955+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\x49126a195a878127d710e65e638ffe223172180b03c294d5be4b705fd0b1eebf', '1', '9a15e6c6-5823-4952-92a9-d1643a70b103', '2026-11-28 07:02:35.883157+00'),
(E'\\xd80d0ec1865e1c2777f8861aef29811356fe64530a0b12899118a2887f9d4e71', '1', '6a308024-8dbc-473b-928b-c44df882ca7f', '2026-11-28 07:02:36.160096+00'),
(E'\\x4dd1bcb31ac97a37b1ce14efff45884aeb1615ecc6ab5cab86a590c4a1d4c299', '1', '7da06025-cb3e-443e-8aa3-49836311a1e7', '2026-11-28 07:02:36.480248+00'),
(E'\\xae54d94b4aa35da204440a22d16776b555fe77bd4031e3823311aae52fc2f49b', '1', '0a42b473-5cd8-474e-a837-51a2d610d486', '2026-11-28 07:02:36.527525+00'),
(E'\\xff8378f2ec1e666e86bdb8b99db13e8c34c4d14e03c44a603661248b0bee0680', '1', 'bfc50d0c-e448-4a13-9bba-bfdfc0721058', '2026-11-28 07:02:36.560172+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$HOzpX6iK68AUQ+hwl7GWQg$cUM6aGRz4s4eCVaMYLFBEM9pSiXvUJinMH8ePNiKDpU', 'true', null, null, null, '2026-11-28 07:02:35.375293+00', '2026-11-28 07:02:35.387886+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$vfY7l9v9vbmJelv6/9/BCQ$LyCb7VZvp5m6Q6NkXUhBdgJPB04Jj8n/KtsqaGzi7y4', 'true', null, '1', null, '2026-11-28 07:02:35.977926+00', '2026-11-28 07:02:35.982417+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$WWcmGrJxfLanWvAHCH+IMg$it4NhgT9VTZ0Iir8NU7P71Kj4D5krl+ug7uwiJ1Pjmk', 'false', null, null, '1', '2026-11-28 07:02:36.000005+00', '2026-11-28 07:02:36.002087+00');
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
