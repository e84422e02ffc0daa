insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '9fba5793d46d43c1bfe31c52f23b2f7f', 'contrato.pdf', 'application/pdf', '15', '2026-11-24 11:39:17.787612+00', '2026-11-24 11:39:17.789948+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id") overriding system value values
('1', '2026-11-24 11:39:17.400083+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-24T11:39:17.395319Z", "updated_at": "2026-11-24T11:39:17.399616Z", "description": "Nuevos y usados"}', '2c854d2d-1e09-45da-9a45-69f8382a06df', null, null),
('2', '2026-11-24 11:39:17.409176+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-24T11:39:17.408606Z", "updated_at": "2026-11-24T11:39:17.409055Z", "description": "Fundas y cargadores"}', '4a0fd270-c6a0-4e28-a497-24b982a57b2d', null, null),
('3', '2026-11-24 11:39:17.417592+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-24T11:39:17.416537Z", "updated_at": "2026-11-24T11:39:17.417288Z"}', '2ab650b6-6d5c-469f-883b-853e0a17df4a', null, null),
('4', '2026-11-24 11:39:17.428793+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-24T11:39:17.426567Z", "updated_at": "2026-11-24T11:39:17.428646Z"}', 'a0189cd2-e8da-438b-9b0f-e0406ff33997', null, null),
('5', '2026-11-24 11:39:17.597839+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["4436cdbc07964a199a0acf2c821e6f8f.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:39:17.592687Z", "updated_at": "2026-11-24T11:39:17.592687Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '47183302-ac51-4bab-821d-a273973a3edd', null, null),
('6', '2026-11-24 11:39:17.609907+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["4436cdbc07964a199a0acf2c821e6f8f.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:39:17.592687Z", "updated_at": "2026-11-24T11:39:17.592687Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["4436cdbc07964a199a0acf2c821e6f8f.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:39:17.592687Z", "updated_at": "2026-11-24T11:39:17.609580Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'c09eb8b5-6f33-4ee4-a236-719b42783799', null, null),
('7', '2026-11-24 11:39:17.617298+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:39:17.616962Z", "updated_at": "2026-11-24T11:39:17.616962Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '6e84255d-228b-4a3a-bfcd-8c5d5f29f756', null, null),
('8', '2026-11-24 11:39:17.622985+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:39:17.622758Z", "updated_at": "2026-11-24T11:39:17.622758Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', 'ec1ad657-164d-4263-bce3-e31a7eb173d0', null, null),
('9', '2026-11-24 11:39:17.629405+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:39:17.622758Z", "updated_at": "2026-11-24T11:39:17.622758Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '76be58a1-fe93-434b-9a49-44c705c85d29', null, null),
('10', '2026-11-24 11:39:17.636757+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-24T11:39:17.635357Z", "start_hour": null, "updated_at": "2026-11-24T11:39:17.636491Z", "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '608d9f95-fa51-4984-ae2f-87f21dddefa6', null, null),
('11', '2026-11-24 11:39:17.646387+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T11:39:17.645351Z", "updated_at": "2026-11-24T11:39:17.645997Z", "address_number": null, "address_street": null}', '05ce1a33-b359-41e2-933a-2c2bd7ff6a2d', '1', null),
('12', '2026-11-24 11:39:17.650874+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T11:39:17.649720Z", "updated_at": "2026-11-24T11:39:17.650409Z", "address_number": null, "address_street": null}', 'fc5d8a78-b033-4a22-9673-151dd7c1d50c', null, '1'),
('13', '2026-11-24 11:39:17.669227+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-24T11:39:17.654747Z", "updated_at": "2026-11-24T11:39:17.668763Z"}', '578738ea-ccc9-46fc-abc3-1aba36dd8251', '1', null),
('14', '2026-11-24 11:39:17.689315+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-24T11:39:17.675227Z", "updated_at": "2026-11-24T11:39:17.688939Z"}', '7290803c-5f80-4515-9d19-5f1035d38dac', null, '1'),
('15', '2026-11-24 11:39:17.698475+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-24T11:39:17.697241Z", "updated_at": "2026-11-24T11:39:17.698076Z", "description": null}', '2726b7cd-a78c-49c1-a5bd-73f30eafff7c', null, null),
('16', '2026-11-24 11:39:17.703442+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-24T11:39:17.702236Z", "updated_at": "2026-11-24T11:39:17.703035Z", "description": null}', 'db4db2d2-3d6a-44fd-ac08-0778721bb812', null, null),
('17', '2026-11-24 11:39:17.707139+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-24T11:39:17.706153Z", "updated_at": "2026-11-24T11:39:17.706796Z", "description": null}', '105ea220-5eb7-47d4-ad16-cdece78c0002', null, null),
('18', '2026-11-24 11:39:17.713489+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-24T11:39:17.712405Z", "updated_at": "2026-11-24T11:39:17.713060Z", "description": null}', 'b1a4839c-cd5b-4701-8f3a-b9b26985868b', null, null),
('19', '2026-11-24 11:39:17.718773+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-24T11:39:17.717594Z", "updated_at": "2026-11-24T11:39:17.718301Z", "description": null}', '4d9fedda-15bd-483e-b851-8e1a6f0f266c', null, null),
('20', '2026-11-24 11:39:17.722876+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-24T11:39:17.721904Z", "updated_at": "2026-11-24T11:39:17.722481Z", "description": null}', 'a8a9e5ae-5f7c-414b-a747-fe94a4d06a46', null, null),
('21', '2026-11-24 11:39:17.7267+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-24T11:39:17.725758Z", "updated_at": "2026-11-24T11:39:17.726345Z", "description": null}', 'c5a156ac-5c95-4ab5-8c69-61507a1247df', null, null),
('22', '2026-11-24 11:39:17.730379+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-24T11:39:17.729419Z", "updated_at": "2026-11-24T11:39:17.730008Z", "description": null}', '015dd033-1ac2-44a5-a7a4-a6a0a0badebe', null, null),
('23', '2026-11-24 11:39:17.735076+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-24T11:39:17.733983Z", "updated_at": "2026-11-24T11:39:17.734698Z", "description": null}', 'dfb5b371-69ac-41f0-80f1-f174e16cf91b', null, null),
('24', '2026-11-24 11:39:17.738678+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-24T11:39:17.737723Z", "updated_at": "2026-11-24T11:39:17.738316Z", "description": null}', '8a30e357-ce41-4442-9824-915c706629f3', null, null),
('25', '2026-11-24 11:39:17.744324+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-24T11:39:17.741854Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-24T11:39:17.742260Z", "description": null, "certification": null, "useful_life_months": null}', '5ac080e7-3532-47ed-9bdf-940b7f87a94f', null, null),
('26', '2026-11-24 11:39:17.764108+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-24T11:39:17.750482Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-24T11:39:17.752056Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'e9ad8e50-f229-47bf-a7e8-294f06cc8e7e', '1', '1'),
('27', '2026-11-24 11:39:17.790401+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "9fba5793d46d43c1bfe31c52f23b2f7f", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-24T11:39:17.787612Z", "media_type": "application/pdf", "updated_at": "2026-11-24T11:39:17.789948Z", "employee_id": 1}', '6a979041-80ee-4824-b836-197ea0716f52', '1', '1'),
('28', '2026-11-24 11:39:17.799391+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T11:39:17.795386Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-24T11:39:17.798993Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'eda874b5-82e2-4183-b8ac-922e46b31a7e', null, null),
('29', '2026-11-24 11:39:17.809149+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T11:39:17.795386Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-24T11:39:17.798993Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, 'fcd6cbca-731c-4df4-bb02-c78290fdccb6', null, null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-24 11:39:17.395319+00', '2026-11-24 11:39:17.399616+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-24 11:39:17.408606+00', '2026-11-24 11:39:17.409055+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-24 11:39:17.729419+00', '2026-11-24 11:39:17.730008+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-24 11:39:17.64972+00', '2026-11-24 11:39:17.650409+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-24 11:39:17.416537+00', '2026-11-24 11:39:17.417288+00'),
('2', 'Ñandú', '#8B7355', '2026-11-24 11:39:17.426567+00', '2026-11-24 11:39:17.428646+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-24 11:39:17.645351+00', '2026-11-24 11:39:17.645997+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-24 11:39:17.641368+00', '2026-11-24 11:39:17.641368+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-24 11:39:17.697241+00', '2026-11-24 11:39:17.698076+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-24 11:39:17.702236+00', '2026-11-24 11:39:17.703035+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-24T08:39:17.622758-03:00", "updated_at": "2026-11-24T08:39:17.622758-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-24 11:39:17.626688+00'),
('29', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T08:39:17.795386-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-24T08:39:17.798993-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-24 11:39:17.802428+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-24 11:39:17.706153+00', '2026-11-24 11:39:17.706796+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', null, null, null, 'true', '2026-11-24 11:39:17.750482+00', '2026-11-24 11:39:17.752056+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', '1', '2019-04-01', null, null, null, 'true', '2026-11-24 11:39:17.750482+00', '2026-11-24 11:39:17.755004+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('9fba5793d46d43c1bfe31c52f23b2f7f', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-24 11:39:17.787612+00');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-24 11:39:17.712405+00', '2026-11-24 11:39:17.71306+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-24 11:39:17.717594+00', '2026-11-24 11:39:17.718301+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-24 11:39:17.721904+00', '2026-11-24 11:39:17.722481+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-24 11:39:17.725758+00', '2026-11-24 11:39:17.726345+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-24 11:39:17.635357+00', '2026-11-24 11:39:17.636491+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
auriculares, AirPods, EarPods
celular, teléfono, iPhone
notebook, laptop, portátil, MacBook
computadora, Mac
tablet, tableta, iPad
reloj, smartwatch, Watch
funda, case, carcasa, cover
cargador, adaptador de corriente
parlante, altavoz, HomePod
lápiz, Pencil');
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84258+00'),
('2', 'create_products', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84379+00'),
('3', 'update_products', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843817+00'),
('4', 'delete_products', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843827+00'),
('5', 'see_menu_categories', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843835+00'),
('6', 'see_categories', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843846+00'),
('7', 'create_categories', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843855+00'),
('8', 'update_categories', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843861+00'),
('9', 'delete_categories', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843866+00'),
('10', 'see_menu_colors', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843871+00'),
('11', 'see_colors', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843876+00'),
('12', 'create_colors', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843881+00'),
('13', 'update_colors', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843886+00'),
('14', 'delete_colors', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843891+00'),
('15', 'see_parameters', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843896+00'),
('16', 'create_parameters', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843901+00'),
('17', 'update_parameters', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843906+00'),
('18', 'delete_parameters', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843911+00'),
('19', 'see_menu_clients', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843918+00'),
('20', 'see_clients', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843923+00'),
('21', 'create_clients', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843928+00'),
('22', 'update_clients', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843933+00'),
('23', 'delete_clients', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843938+00'),
('24', 'see_menu_companies', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843942+00'),
('25', 'see_companies', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843947+00'),
('26', 'create_companies', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843952+00'),
('27', 'update_companies', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843957+00'),
('28', 'delete_companies', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843962+00'),
('29', 'see_menu_users', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843966+00'),
('30', 'see_users', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843972+00'),
('31', 'create_users', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843976+00'),
('32', 'update_users', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843982+00'),
('33', 'delete_users', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843989+00'),
('34', 'see_menu_permissions', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843994+00'),
('35', 'see_permissions', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.843999+00'),
('36', 'create_permissions', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844004+00'),
('37', 'update_permissions', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844009+00'),
('38', 'delete_permissions', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844014+00'),
('39', 'see_audit', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844019+00'),
('40', 'see_menu_employees', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844024+00'),
('41', 'see_employees', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844028+00'),
('42', 'create_employees', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844033+00'),
('43', 'update_employees', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844038+00'),
('44', 'delete_employees', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844043+00'),
('45', 'see_employee_termination', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844048+00'),
('46', 'create_employee_termination', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844055+00'),
('47', 'update_employee_termination', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84406+00'),
('48', 'delete_employee_termination', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844065+00'),
('49', 'see_employee_general_data', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84407+00'),
('50', 'create_employee_general_data', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844075+00'),
('51', 'update_employee_general_data', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84408+00'),
('52', 'delete_employee_general_data', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844085+00'),
('53', 'print_employee_file', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84409+00'),
('54', 'load_database', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844094+00'),
('55', 'see_menu_ppes', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844099+00'),
('56', 'see_ppes', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844104+00'),
('57', 'create_ppes', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844109+00'),
('58', 'update_ppes', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844114+00'),
('59', 'delete_ppes', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844121+00'),
('60', 'see_ppe_deliveries', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844126+00'),
('61', 'create_ppe_deliveries', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844131+00'),
('62', 'update_ppe_deliveries', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844135+00'),
('63', 'delete_ppe_deliveries', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84414+00'),
('64', 'print_ppe_deliveries', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844145+00'),
('65', 'see_training_items', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84415+00'),
('66', 'create_training_items', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844155+00'),
('67', 'update_training_items', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.84416+00'),
('68', 'delete_training_items', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844165+00'),
('69', 'see_quality_items', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844169+00'),
('70', 'create_quality_items', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844174+00'),
('71', 'update_quality_items', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844179+00'),
('72', 'delete_quality_items', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844186+00'),
('73', 'see_notifications', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844191+00'),
('74', 'see_contact_messages', '2026-11-24 11:39:16.840962+00', '2026-11-24 11:39:16.844196+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('4436cdbc07964a199a0acf2c821e6f8f.jpg', 'image', '40', '40', 'false', '892', '2026-11-24 11:39:17.590096+00');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-24 11:39:17.741854+00', '2026-11-24 11:39:17.74226+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{4436cdbc07964a199a0acf2c821e6f8f.jpg}', '2026-11-24 11:39:17.592687+00', '2026-11-24 11:39:17.60958+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-24 11:39:17.616962+00', '2026-11-24 11:39:17.616962+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '11');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-24 11:39:17.737723+00', '2026-11-24 11:39:17.738316+00');
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-24 11:39:17.640982+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x4ca8651a211ef588186c17cf3973e0b7120af1ed3d4372847ffad2f551bee250', '1', '2026-11-24 11:39:17.374154+00', '2026-11-24 23:39:17.374154+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\xf879b7df2d978af41bdbe73a21de336b558b79b7be33733763b475ce7fe7e7a0', '2026-11-24 11:39:16.899516+00');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de training_items', null, '2026-11-24 11:39:17.733983+00', '2026-11-24 11:39:17.734698+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\x9bdd9ef16dd0548c3f125aaeb533435ac257a6f38e317a24e500eead1767cfc7', '1', '76be58a1-fe93-434b-9a49-44c705c85d29', '2026-11-24 11:39:17.626688+00'),
(E'\\x06739a43b87a0001f53663e864b174942c04540cd368cd421f66fa35a5a88433', '1', 'fcd6cbca-731c-4df4-bb02-c78290fdccb6', '2026-11-24 11:39:17.802428+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZM4JvORJMyKvh/oUta1r9w$suo6dn2owX7xOUy/i1JcDOymd3GUXJd2SUAOh5tZlnc', 'true', null, null, null, '2026-11-24 11:39:16.847034+00', '2026-11-24 11:39:16.860713+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ecFXmT/vTqYzvZhQ/9fJew$cthkDrvP9DIkVPbIr67e7jvRqvGumLPNYQ4zhFv/ESk', 'true', null, '1', null, '2026-11-24 11:39:17.654747+00', '2026-11-24 11:39:17.668763+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$X4A2T1AfeWAw/IMhHcxtoQ$P3cGV+RNEndvS4g0ZK7wHa3WOeY8TkBeWrfg8Dn2/eY', 'false', null, null, '1', '2026-11-24 11:39:17.675227+00', '2026-11-24 11:39:17.688939+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 29);
select setval('categories_id_seq', 2);
select setval('ccts_id_seq', 1);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 2);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('contract_types_id_seq', 1);
select setval('cost_centers_id_seq', 1);
select setval('employee_status_id_seq', 1);
select setval('employees_id_seq', 2);
select setval('employment_periods_id_seq', 1);
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
